/**
 * The bar at the top of every shell: the shell's own content at the start; help, language and settings at the end, and the
 * account last, where people look for it.
 */
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useHost } from '../hooks/host.ts';
import { Logo } from '../layout/Logo.tsx';
import { Link } from '../routing/router.ts';
import { HelpLink } from './HelpLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SettingsButton } from './SettingsButton.tsx';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: var(--portal-header);
  padding-inline: 12px;

  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
  @container portal (min-width: 1200px) {
    block-size: var(--portal-header-large);
  }
  @media print {
    display: none;
  }
`;
const Home = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  margin-inline-end: auto;
  border-radius: var(--portal-radius);
  text-decoration: none;

  ::slotted(*) {
    max-block-size: 44px;
    max-inline-size: 240px;
  }
  @container portal (max-width: 479.9px) {
    /* Only the logo shows; the text still names the link. */
    span > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

interface HeaderProps {
  /** The target of the logo's link; undefined for a logo without one. */
  readonly home: string | undefined;
  readonly start?: ReactNode;
  readonly account?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
}

export function Header({ home, start, account, className, ref }: HeaderProps) {
  const { options } = useHost();
  const name = typeof options.institucion === 'string' ? options.institucion : undefined;
  return (
    <Bar part="header" className={className} ref={ref}>
      {start}
      <Home {...(home !== undefined && { as: Link, to: home })} part="logo">
        <slot name="logo">
          <Logo name={name} />
        </slot>
      </Home>
      <HelpLink />
      <LanguageMenu />
      <SettingsButton />
      {account}
    </Bar>
  );
}
