/** An outline of content that is loading. It is decoration: put it in a SkeletonGroup, which has "Cargando" announced. */
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { useAnnouncement } from '../layout/Announcer.tsx';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

interface Size {
  /** Any CSS length; default the whole width. */
  readonly $width?: string;
  /** Any CSS length; default a line of text. */
  readonly $height?: string;
}

export const Skeleton = styled.span<Size>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height = '16px' }) => $height};
  border-radius: var(--portal-radius);
  background: var(--portal-fill);
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

/** Tells assistive technology that something is loading, and hides the outlines from it. */
export function SkeletonGroup({ children }: { readonly children: ReactNode }) {
  const t = useT('comun');
  useAnnouncement(t('cargando'));
  return (
    <div data-outline="" aria-hidden="true">
      {children}
    </div>
  );
}
