/** A quiet band with the course's own pattern, so that courses are told apart at a glance. It is decorative. */
import { type CSSProperties, memo } from 'react';
import styled from 'styled-components';
import { patternOf, patternSize } from './patternOf.ts';

const Band = styled.div`
  --ink: hsl(var(--hue) 60% 50%);
  block-size: 72px;
  border-radius: var(--portal-radius-card);
  background: color-mix(in srgb, var(--ink) 12%, var(--portal-card));
  color: color-mix(in srgb, var(--ink) 28%, var(--portal-card));
  overflow: hidden;
  pointer-events: none;

  > svg {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

interface CursoArtProps {
  /** The course's code. */
  readonly identificacion: string;
  readonly className?: string;
}

export const CursoArt = memo(function CursoArt({ identificacion, className }: CursoArtProps) {
  const { hue, path } = patternOf(identificacion);
  const { width, height } = patternSize;
  return (
    <Band className={className} style={{ '--hue': hue } as CSSProperties}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        aria-hidden="true"
      >
        <path d={path} stroke="currentColor" strokeWidth="5" />
      </svg>
    </Band>
  );
});
