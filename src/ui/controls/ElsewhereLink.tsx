/** Links to the place that useElsewhere found. */
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../routing/router.ts';
import { ButtonAnchor, ButtonLink, type ButtonLinkProps } from './Button.tsx';
import { TextAnchor } from './TextLink.tsx';
import type { Elsewhere } from './useElsewhere.ts';

export interface ElsewhereLinkProps {
  readonly place: Elsewhere;
  readonly children: ReactNode;
}

export function ElsewhereLink({ place, children }: ElsewhereLinkProps): ReactElement {
  // One component for both, so that a first view can have its class before it is known which of them it is.
  const way = place.href === undefined ? { as: Link, to: place.to } : { href: place.href };
  return <TextAnchor {...way}>{children}</TextAnchor>;
}

export function ElsewhereButton({
  place,
  ...rest
}: ElsewhereLinkProps & Pick<ButtonLinkProps, 'tone' | 'size' | 'block' | 'icon'>): ReactElement {
  return place.href === undefined ? (
    <ButtonLink to={place.to} {...rest} />
  ) : (
    <ButtonAnchor href={place.href} {...rest} />
  );
}
