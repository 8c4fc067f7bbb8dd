/** Sign-in: the form on one side, a picture and a sentence on the other from 900 px on. */
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { lazyArt } from '../feedback/lazyArt.tsx';
import { useMainTag } from '../routing/useMainTag.ts';
import { Header } from './Header.tsx';
import { Screen } from './Screen.tsx';
import { SkipToMain } from './SkipToMain.tsx';

const CampusArt = lazyArt(() => import('./CampusArt.tsx').then((module) => module.CampusArt), {
  viewBox: '0 0 720 560',
});

export interface SplitLayoutProps {
  readonly children?: ReactNode;
  readonly home: string;
}

const Page = styled.div`
  display: flex;
  min-block-size: var(--portal-min-height, var(--portal-full, auto));
`;
const Side = styled.aside`
  display: none;

  @container portal (min-width: 900px) {
    position: relative;
    display: flex;
    flex: 1 1 50%;
    flex-direction: column;
    justify-content: space-between;
    gap: 32px;
    min-inline-size: 0;
    overflow: clip;
    background: var(--portal-auth);
    color: var(--portal-on-auth);

    > p {
      max-inline-size: 18ch;
      padding: clamp(32px, 6cqi, 72px);
      padding-block-end: 0;
      font-size: clamp(28px, 3.4cqi, 44px);
      font-weight: 700;
      line-height: 1.2;
      letter-spacing: -0.02em;
      text-wrap: balance;
    }
    > p:lang(ar) {
      letter-spacing: normal;
    }
    > svg {
      flex: 0 1 auto;
      inline-size: 100%;
      block-size: auto;
      min-block-size: 0;
    }
    ::slotted(img) {
      flex: 1;
      inline-size: 100%;
      min-block-size: 0;
      object-fit: cover;
    }
  }
  @media print {
    display: none;
  }
`;
const Form = styled.div`
  display: flex;
  flex: 1 1 50%;
  flex-direction: column;
  min-inline-size: 0;
  background: var(--given-page, var(--portal-surface));
`;
const Column = styled.main`
  inline-size: 100%;
  max-inline-size: 432px;
  margin-inline: auto;
  padding: 24px 16px 64px;

  @container portal (min-width: 600px) {
    margin-block: auto;
  }
`;

export function SplitLayout({ children, home }: SplitLayoutProps) {
  const t = useT('comun');
  const id = useId();
  return (
    <Page>
      <SkipToMain />
      <Side part="image" aria-labelledby={id}>
        <p id={id}>{t('frase')}</p>
        <slot name="imagen">
          <CampusArt />
        </slot>
      </Side>
      <Form>
        <Header home={home} />
        <Column as={useMainTag()} tabIndex={-1} part="main">
          <Screen>{children}</Screen>
        </Column>
      </Form>
    </Page>
  );
}
