/** A course at a glance: its state and kind, its name, its facts, its price and its actions. */
import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { Code } from '../../ui/data/Code.tsx';
import { StateLabel } from '../../ui/feedback/StateLabel.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { coverCss } from '../../ui/layout/coverCss.ts';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { Text } from '../../ui/layout/Text.ts';
import { Link } from '../../ui/routing/router.ts';
import { CuotasLine } from './CuotasLine.tsx';
import { CursoArt } from './CursoArt.tsx';
import { CursoDiscount } from './CursoDiscount.tsx';
import { CursoFacts } from './CursoFacts.tsx';
import { CursoPrice } from './CursoPrice.tsx';
import { CursoState } from './CursoState.tsx';
import { CursoText } from './CursoText.tsx';

interface CursoCardProps {
  readonly curso: Curso;
  /** `row` takes the whole width, its price at the end; `tile` is a cell of a grid inside a card. */
  readonly layout: 'row' | 'tile';
  /** The path to which the whole card leads. */
  readonly to?: string;
  /** The name takes the focus when the card appears. */
  readonly focus?: boolean;
  /** The person began to enrol in it, and what they typed is kept. */
  readonly hasDraft?: boolean;
  readonly actions?: ReactNode;
  /** Content that opens below the rest of the card. */
  readonly children?: ReactNode;
}

const rowCss = css`
  > div:first-child {
    display: grid;
    gap: 16px 32px;
  }
  @container portal (min-width: 900px) {
    > div:first-child {
      grid-template-columns: 1fr minmax(200px, auto);
    }
    > div:first-child > :last-child {
      justify-items: end;
      text-align: end;
    }
  }
`;
const tileCss = css`
  block-size: 100%;
  padding: 20px;
  border: 1px solid var(--portal-line);
  box-shadow: none;
  transition:
    border-color var(--portal-fast) var(--portal-ease),
    box-shadow var(--portal-fast) var(--portal-ease);

  @container portal (min-width: 600px) {
    padding: 20px;
  }
  &:hover {
    border-color: color-mix(in srgb, var(--portal-accent) 48%, transparent);
    box-shadow: var(--portal-shadow-card);
  }
  > div:first-child {
    display: flex;
    flex-direction: column;
    gap: 12px;
    block-size: 100%;
  }
  > div:first-child > :first-child {
    flex: 1;
    grid-template-rows: auto auto 1fr;
  }
  > div:first-child > :last-child {
    padding-block-start: 12px;
    border-block-start: 1px dashed var(--portal-line);
  }
`;
const Frame = styled(Card)<{ $layout: CursoCardProps['layout'] }>`
  overflow-wrap: anywhere;
  ${({ $layout }) => ($layout === 'tile' ? tileCss : rowCss)}

  @media screen and (not (forced-colors: active)) {
    padding-block-start: 72px;
  }

  [data-rank='2'] {
    font-weight: ${({ $layout }) => ($layout === 'tile' ? 600 : 700)};
    line-height: 1.4;
    text-wrap: pretty;
  }
`;
/** Along the top of the card, which reserves space for it. */
const Art = styled(CursoArt)`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 56px;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
`;
const Kind = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;
/** Its link covers the card. */
const NameLink = styled(Link)`
  ${coverCss(2, 'var(--portal-radius-card)')}
  color: inherit;

  article:hover & {
    color: var(--portal-accent);
  }
`;
const Price = styled.p<{ $layout: CursoCardProps['layout'] }>`
  font-size: ${({ $layout }) => ($layout === 'tile' ? 18 : 20)}px;
  line-height: 28px;
`;

export function CursoCard({
  curso,
  layout,
  to,
  focus = false,
  hasDraft = false,
  actions,
  children,
}: CursoCardProps) {
  const t = useT('curso');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = heading.current;
    if (!focus || !title) return;
    title.focus();
    // WebKit does not scroll to an element focused as it appears, and after `popstate` restores the entry's scroll position.
    const show = () => {
      const { top, bottom } = title.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) title.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    show();
    requestAnimationFrame(show);
  }, [focus]);
  const name = <CursoText>{curso.nombre}</CursoText>;
  return (
    <Frame as="article" $layout={layout}>
      <div>
        <Stack $gap={8}>
          <Kind $tone="muted">
            <CursoState estado={curso.estado} />
            <span>{t(`modalidad.${curso.modalidad}`)}</span>
            <Code>{curso.identificacion}</Code>
            {hasDraft && <StateLabel $tone="info">{t('borrador')}</StateLabel>}
          </Kind>
          <Heading rank={2} ref={heading} tabIndex={-1}>
            {to === undefined ? name : <NameLink to={to}>{name}</NameLink>}
          </Heading>
          <CursoFacts curso={curso} column={layout === 'tile'} />
        </Stack>
        <Stack $gap={8}>
          <Price $layout={layout}>
            <CursoPrice curso={curso} />
          </Price>
          <CursoDiscount curso={curso} />
          <CuotasLine curso={curso} />
          {actions}
        </Stack>
      </div>
      {children}
      <Art identificacion={curso.identificacion} />
    </Frame>
  );
}
