/**
 * A heading of the tag. The attribute `titulo` of the host page sets the level of the first rank, and the others
 * follow it, so that the page keeps one h1. Styles go by `data-rank`, which the level does not change.
 */
import type { ComponentPropsWithRef } from 'react';
import { useHost } from '../hooks/host.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** 1 for the title of a screen, 2 for its parts, 3 for theirs. */
  readonly rank: 1 | 2 | 3;
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

export function Heading({ rank, ...props }: HeadingProps) {
  const { titulo } = useHost().options;
  // The page has a title of its own. Ours is still read out when it takes the focus after a change of screen.
  if (titulo === 'ninguno' && rank === 1) return <VisuallyHidden as="p" data-rank={1} {...props} />;
  const lowered = titulo === '2' ? 1 : titulo === '3' ? 2 : 0;
  const Level = levels[rank - 1 + lowered] ?? 'h5';
  return <Level data-rank={rank} {...props} />;
}
