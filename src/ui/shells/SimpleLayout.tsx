/** A header and one centred column: 400 px for forms (spec.md 2), wider for the public page. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMainTag } from '../routing/useMainTag.ts';
import { Header } from './Header.tsx';
import { Screen } from './Screen.tsx';
import { SkipButton } from './SkipButton.tsx';

export interface SimpleLayoutProps {
  readonly children?: ReactNode;
  /** 400 (default) or 1040 px at most. */
  readonly wide?: boolean;
  /** The target of the logo's link; undefined for a logo without one. */
  readonly home: string | undefined;
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: var(--portal-min-height, var(--portal-full, auto));
`;
const Column = styled.main<{ $wide: boolean }>`
  inline-size: 100%;
  max-inline-size: ${({ $wide }) => ($wide ? '1088px' : '432px')};
  margin: 0 auto;
  padding: 24px 16px 64px;

  @container portal (min-width: 600px) {
    padding-block: ${({ $wide }) => ($wide ? '32px 80px' : '64px 80px')};
    padding-inline: ${({ $wide }) => ($wide ? '24px' : '16px')};
  }
`;

export function SimpleLayout({ children, wide = false, home }: SimpleLayoutProps) {
  return (
    <Page>
      <SkipButton />
      <Header home={home} />
      <Column as={useMainTag()} $wide={wide} tabIndex={-1} part="main">
        <Screen>{children}</Screen>
      </Column>
    </Page>
  );
}
