/** The thin bar at the top while a page loads. Quick loads end before it shows. */
import styled, { keyframes } from 'styled-components';
import { useT } from '../../i18n/useT.ts';

const advance = keyframes`
  0% { transform: scaleX(0); opacity: 1; }
  30% { transform: scaleX(0.5); }
  100% { transform: scaleX(0.94); opacity: 1; }
`;

const Bar = styled.div`
  position: fixed;
  z-index: 60;
  inset-block-start: var(--portal-top);
  inset-inline: 0;
  block-size: 3px;
  background: var(--portal-accent);
  opacity: 0;
  transform: scaleX(0);
  transform-origin: 0 0;
  pointer-events: none;
  animation: ${advance} 8s 100ms var(--portal-ease) forwards;

  [dir='rtl'] & {
    transform-origin: 100% 0;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
  @media print {
    display: none;
  }
`;

export function ProgressBar() {
  const t = useT('comun');
  return <Bar role="progressbar" aria-label={t('cargando')} />;
}
