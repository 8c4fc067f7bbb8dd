/** The first stop of the keyboard on a screen: a way past the header and the menu, seen only while it has the focus. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { useHost } from '../hooks/host.ts';

const Skip = styled.button`
  position: fixed;
  z-index: 40;
  inset-block-start: calc(var(--portal-top) + 8px);
  inset-inline-start: 16px;
  padding: 12px 20px;
  border-radius: var(--portal-radius);
  background: var(--portal-inverse);
  color: var(--portal-on-inverse);
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;

export function SkipButton() {
  const t = useT('comun');
  const { root } = useHost();
  return (
    <Skip type="button" onClick={() => root.querySelector<HTMLElement>('[part~=main]')?.focus()}>
      {t('saltar')}
    </Skip>
  );
}
