/** A quiet drawing for an area of courses, where a course has no picture: one colour and one sign, the same everywhere. It is decorative. */
import type { CSSProperties } from 'react';
import styled from 'styled-components';

const Ground = styled.div`
  --ink: hsl(var(--hue) 45% 45%);
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--ink) 14%, var(--portal-card));
  color: color-mix(in srgb, var(--ink) 62%, var(--portal-card));

  > svg {
    inline-size: 44%;
    max-inline-size: 64px;
    block-size: auto;
  }
`;

/** A book, a lamp, a cap, two bubbles, a leaf, a pencil: none of them belongs to one area alone. */
const signs = [
  'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Zm0 0v13',
  'M9.5 19h5m-4 2.5h3M12 2.5a6.5 6.5 0 0 1 3.7 11.8c-.8.6-1.2 1.3-1.2 2.2h-5c0-.9-.4-1.6-1.2-2.2A6.5 6.5 0 0 1 12 2.5Z',
  'M2 9.5 12 5l10 4.5L12 14Zm4 2V16c2.5 2 9.5 2 12 0v-4.5m4-2V15',
  'M4 5h11v8H9l-3 3v-3H4Zm13.5 4H20v8h-2v3l-3-3h-4.5',
  'M5.5 18C4.5 10 9 5 20 4c0 10.5-4.5 15-14.5 14Zm-1.5 3c1.5-5 4.5-8.5 9-10.5',
  'M4 20l1-4.5L16 4.5 19.5 8 8.5 19Zm9.5-13L17 10.5',
] as const;

interface AreaArtProps {
  readonly area: string;
  readonly className?: string | undefined;
}

export function AreaArt({ area, className }: AreaArtProps) {
  const number = numberOf(area);
  return (
    <Ground className={className} style={{ '--hue': number % 360 } as CSSProperties}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d={signs[number % signs.length]}
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Ground>
  );
}

/** FNV-1a, so that similar names differ. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
