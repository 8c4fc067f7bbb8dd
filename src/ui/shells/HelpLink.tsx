/** Help, in the same place of every header: before language and settings. Absent if the page's author named none. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { HelpIcon } from '../icons/signs.tsx';
import { useHelpHref } from '../routing/useHelpHref.ts';

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  gap: 6px;
  min-inline-size: 44px;
  min-block-size: 44px;
  border-radius: var(--portal-radius-pill);
  color: var(--portal-text-2);
  font-size: 14px;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: var(--portal-hover);
    color: var(--portal-text);
  }
  @container portal (max-width: 599.9px) {
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container portal (min-width: 600px) {
    padding-inline: 12px;
  }
`;

export function HelpLink() {
  const t = useT('comun');
  const href = useHelpHref();
  if (href === undefined) return null;
  return (
    <Anchor href={href} title={t('ayuda')} data-control="ayuda">
      <HelpIcon />
      <span>{t('ayuda')}</span>
    </Anchor>
  );
}
