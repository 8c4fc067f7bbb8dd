/** A person as a circle: picture, or initials on the colour of the first letter. */
import { useState } from 'react';
import styled from 'styled-components';
import { avatarColour, initials } from './avatarColour.ts';

export interface Person {
  readonly name: string;
  /** The surnames, as they end `name`. Without them the last word counts as the surname. */
  readonly lastName?: string | undefined;
  readonly photoURL?: string | undefined;
}

interface AvatarProps extends Person {
  /** Edge in px. */
  readonly size?: number;
}

interface Colours {
  readonly $size: number;
  readonly $ground: string;
  readonly $ink: string;
}

const Circle = styled.span<Colours>`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  overflow: hidden;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  font-size: ${({ $size }) => Math.round($size * 0.38)}px;
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0;
  user-select: none;

  /* The initials are decoration, not text, because the name is beside them. */
  > i::before {
    content: attr(data-initials);
    font-style: normal;
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** It is hidden from assistive technology: the name is beside it, or in the label of its container. */
export function Avatar({ name, lastName, photoURL, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const [ground, ink] = avatarColour(name);
  return (
    <Circle $size={size} $ground={ground} $ink={ink} aria-hidden="true">
      {photoURL && photoURL !== broken ? (
        <img src={photoURL} alt="" onError={() => setBroken(photoURL)} />
      ) : (
        <i data-initials={initials(name, lastName)} />
      )}
    </Circle>
  );
}
