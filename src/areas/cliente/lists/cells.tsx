/** Parts that the cells of several tables share. */
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Code } from '../../../ui/data/Code.tsx';
import { fewLines } from '../../../ui/data/fewLines.ts';

/** A secondary line under the main one. */
export const Lesser = styled.small`
  display: block;
  color: var(--portal-text-2);
  font-size: 13px;
  font-weight: 400;
`;

/** A figure or a day with a secondary line under it, at the side of the cell. */
export const Pile = styled.span`
  display: block;
  font-size: inherit;

  /* On a card it follows the words that say which day it is. */
  @container portal (max-width: 599.9px) {
    display: inline;
  }
`;

/** Lines one under the other, at the start of the cell. */
export const Lines = styled.span`
  display: grid;
  gap: 4px;
  justify-items: start;
  overflow-wrap: anywhere;
  font-size: inherit;
`;

const NameLines = styled.span`
  display: block;
  max-inline-size: 60ch;

  @container portal (max-width: 599.9px) {
    /* The name and the number of the others after it ("+ 2") share the four lines. */
    ${fewLines}
  }
`;

interface RowNameProps {
  /** The number of the record, or of the records that it concerns. */
  readonly numero: string | ReactElement;
  readonly children: ReactNode;
}

/**
 * Shows the subject of a row and its number, no wider than is comfortable to read. On a card it has at most four lines; the record's page
 * has the rest.
 */
export function RowName({ numero, children }: RowNameProps) {
  return (
    <NameLines>
      {children}
      <Lesser>{typeof numero === 'string' ? <Code>{numero}</Code> : numero}</Lesser>
    </NameLines>
  );
}
