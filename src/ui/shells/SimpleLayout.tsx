/** A header and one centred column: 400 px (spec.md 2), wider for the public form and for lists. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMainTag } from '../routing/useMainTag.ts';
import { Header } from './Header.tsx';
import { Screen } from './Screen.tsx';
import { SkipToMain } from './SkipToMain.tsx';

/** With the padding. */
const widths = { narrow: '432px', form: '1088px', list: '1328px' } as const;

export interface SimpleLayoutProps {
  readonly children?: ReactNode;
  /** At most 400 px if it is not given, 1040 (`form`) or 1280 (`list`). */
  readonly width?: keyof typeof widths;
  /** The target of the logo's link; undefined for a logo without one. */
  readonly home: string | undefined;
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: var(--portal-min-height, var(--portal-full, auto));
`;
const Column = styled.main<{ $width: keyof typeof widths }>`
  inline-size: 100%;
  max-inline-size: ${({ $width }) => widths[$width]};
  margin: 0 auto;
  padding: 24px 16px 64px;

  @container portal (min-width: 600px) {
    padding-block: ${({ $width }) => ($width === 'narrow' ? '64px 80px' : '32px 80px')};
    padding-inline: ${({ $width }) => ($width === 'narrow' ? '16px' : '24px')};
  }
`;

export function SimpleLayout({ children, width = 'narrow', home }: SimpleLayoutProps) {
  return (
    <Page>
      <SkipToMain />
      <Header home={home} />
      <Column as={useMainTag()} $width={width} tabIndex={-1} part="main">
        <Screen>{children}</Screen>
      </Column>
    </Page>
  );
}
