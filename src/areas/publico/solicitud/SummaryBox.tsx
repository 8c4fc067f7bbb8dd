/** The card of the summary. If it replaces an outline, it keeps that height, so that no field moves; a button shows the rest. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';

const Box = styled(Card)<{ $brief: boolean; $reserved: boolean; $open: boolean }>`
  gap: 16px;
  align-content: start;
  display: ${({ $brief }) => ($brief ? 'none' : 'grid')};

  @container portal (min-width: 600px) {
    display: grid;
    gap: 20px;
  }
  @container portal (min-width: 600px) and (max-width: 899.9px) {
    grid-template: auto auto 1fr / 1fr 1fr;
    column-gap: 32px;

    > :first-child {
      grid-column: 1 / -1;
    }
    > [data-beside] {
      grid-column: 2;
      grid-row: 2 / span 2;
    }
  }
  > section > [data-rank='2'] {
    margin-block-end: 4px;
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
  }
  ${({ $reserved, $open }) => $reserved && reservedCss($open ? 'min-block-size' : 'block-size')}
`;

/** The heights that most courses need; one that needs less has its parts further apart. From 900 px on nothing is below. */
const reservedCss = (property: string) => `
  @container portal (max-width: 899.9px) {
    align-content: space-between;
    overflow: hidden;
    ${property}: 400px;
  }
  @container portal (max-width: 359.9px) {
    ${property}: 440px;
  }
  @container portal (min-width: 600px) and (max-width: 899.9px) {
    ${property}: 368px;
  }
  @media print {
    @container portal (max-width: 899.9px) {
      block-size: auto;
    }
  }
`;

const coverCss = css`
  position: absolute;
  inset: auto 0 0;
  padding: 40px var(--portal-pad) 8px;
  border-radius: 0 0 var(--portal-radius-card) var(--portal-radius-card);
  background: linear-gradient(transparent, var(--portal-surface) 36px);

  @container portal (min-width: 600px) {
    padding-inline: var(--portal-pad-wide);
  }
  @media (forced-colors: active) {
    padding-block-start: 8px;
    background: Canvas;
  }
`;

/** Content that reaches this many pixels into the padding still fits. */
const SLACK = 8;

/** Covers the end of what does not fit. Its text is aligned with that of the card. */
const Fold = styled.div<{ $open: boolean }>`
  margin-inline-start: -15px;
  ${({ $open }) => !$open && coverCss}

  @container portal (min-width: 900px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

interface SummaryBoxProps {
  /** True hides the card in a narrow tag. */
  readonly brief: boolean;
  /** True if it replaces an outline. */
  readonly reserved: boolean;
  readonly children: ReactNode;
}

export function SummaryBox({ brief, reserved, children }: SummaryBoxProps) {
  const t = useT('solicitud');
  const box = useRef<HTMLElement>(null);
  const [isLong, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!reserved || open || !current) return;
    const measure = () => setLong(current.scrollHeight - current.clientHeight > SLACK);
    measure();
    const watch = new ResizeObserver(measure);
    for (const part of [current, ...current.children]) watch.observe(part);
    return () => watch.disconnect();
  });
  return (
    <Box as="aside" ref={box} aria-label={t('resumenCurso')} $brief={brief} $reserved={reserved} $open={open}>
      {children}
      {isLong && (
        <Fold $open={open}>
          <Button tone="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'resumen.menos' : 'resumen.mas')}
          </Button>
        </Fold>
      )}
    </Box>
  );
}
