/**
 * The card of the summary. In a narrow tag it is one bar that a button opens, so that the first field is in sight. Wider, but not beside
 * the form, it keeps the height of the outline that it replaces, so that no field moves; a button shows the rest.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ChevronDownIcon } from '../../../ui/icons/signs.tsx';
import { Card } from '../../../ui/layout/Card.tsx';

const Box = styled(Card)<{ $brief: boolean; $reserved: boolean; $open: boolean }>`
  gap: 16px;
  align-content: start;
  display: ${({ $brief }) => ($brief ? 'none' : 'grid')};

  @container portal (max-width: 599.9px) {
    padding-block-start: 16px;

    > :first-child > :first-child {
      padding-inline-end: 40px;
    }
  }
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
  ${({ $open }) => !$open && barCss}
  ${({ $reserved, $open }) => $reserved && reservedCss($open ? 'min-block-size' : 'block-size')}
`;

/** The height of the bar: the name and the price, a line each. */
const BAR = '80px';

const barCss = css`
  @media not print {
    @container portal (max-width: 599.9px) {
      block-size: ${BAR};
      padding-block-end: 16px;
      overflow: hidden;

      > :first-child > :first-child > p {
        display: flex;
        white-space: nowrap;
      }
      /* A box of its own, so that a name is cut at its end from right to left too. */
      > :first-child > :first-child > p > bdi {
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      > :not(:first-child, [data-fold]),
      > :first-child > :not(:first-child) {
        display: none;
      }
    }
  }
`;

/** The height that most courses need; one that needs less has its parts further apart. From 900 px on nothing is below. */
const reservedCss = (property: string) => `
  @container portal (min-width: 600px) and (max-width: 899.9px) {
    align-content: space-between;
    overflow: hidden;
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
  padding: 40px var(--portal-pad-wide) 8px;
  border-radius: 0 0 var(--portal-radius-card) var(--portal-radius-card);
  background: linear-gradient(transparent, var(--portal-surface) 36px);

  @media (forced-colors: active) {
    padding-block-start: 8px;
    background: Canvas;
  }
`;

/** At the end of the bar, open or not: the button stays where it was pressed. */
const atEndCss = css`
  position: absolute;
  inset: 0 0 auto auto;
  display: flex;
  align-items: center;
  block-size: ${BAR};
  padding: 0 4px;
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface);

  &:dir(rtl) {
    inset: 0 auto auto 0;
  }
  /* The sign says it there; the words are for assistive technology. */
  > button > span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Content that reaches this many pixels into the padding still fits. */
const SLACK = 8;

/** Covers the end of what does not fit, with its text aligned with that of the card. */
const Fold = styled.div<{ $open: boolean; $long: boolean }>`
  margin-inline-start: -15px;

  @container portal (max-width: 599.9px) {
    ${atEndCss}
  }
  @container portal (min-width: 600px) {
    ${({ $open }) => !$open && coverCss}
    ${({ $long }) => !$long && 'display: none;'}
  }
  @container portal (min-width: 900px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Toggle = styled(Button)`
  min-inline-size: 44px;
  min-block-size: 44px;

  > svg {
    transition: rotate var(--portal-fast) var(--portal-ease);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

interface SummaryBoxProps {
  /** True hides the card in a narrow tag. */
  readonly brief: boolean;
  /** True if it replaces an outline. */
  readonly reserved: boolean;
  /** True while there is nothing to open yet. */
  readonly outlined?: boolean;
  readonly children: ReactNode;
}

export function SummaryBox({ brief, reserved, outlined = false, children }: SummaryBoxProps) {
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
      {!outlined && (
        <Fold data-fold="" $open={open} $long={isLong}>
          <Toggle
            tone="text"
            size="small"
            icon={<ChevronDownIcon />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <span>{t(open ? 'resumen.menos' : 'resumen.mas')}</span>
          </Toggle>
        </Fold>
      )}
    </Box>
  );
}
