/** Covers the page while the session is restored: the logo opens its pages. */
import styled, { keyframes } from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Mark } from '../layout/Logo.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const appear = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  0%, 100% { transform: scale(1); }
  50% { transform: scale(0.92); }
`;
const spread = keyframes`
  from { transform: scale(1); opacity: 0.5; }
  to { transform: scale(1.9); opacity: 0; }
`;

const Overlay = styled.div<{ $inline: boolean }>`
  position: ${({ $inline }) => ($inline ? 'relative' : 'fixed')};
  z-index: 50;
  inset: ${({ $inline }) => ($inline ? 'auto' : '0')};
  display: grid;
  place-items: center;
  min-block-size: ${({ $inline }) => ($inline ? '320px' : 'auto')};
  background: ${({ $inline }) => ($inline ? 'none' : 'var(--portal-page)')};
  animation: ${appear} var(--portal-slow) 120ms backwards;

  > div {
    position: relative;
    animation: ${rise} 1.6s ease-in-out infinite;
  }
  > div::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--portal-primary);
    border-radius: 18px;
    animation: ${spread} 1.6s ease-out infinite;
  }
`;

interface LoadingScreenProps {
  /** Stays in the tag's own box, for tags that are only a part of their page. */
  readonly inline?: boolean;
}

export function LoadingScreen({ inline = false }: LoadingScreenProps) {
  const t = useT('comun');
  return (
    <Overlay $inline={inline} role="status">
      <div>
        <Mark size={60} />
      </div>
      <VisuallyHidden>{t('cargando')}</VisuallyHidden>
    </Overlay>
  );
}
