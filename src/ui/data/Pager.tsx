/** The foot of a list: which rows show, and buttons for the previous and next ones. Paging is by key, so there are no page numbers. */
import { useId } from 'react';
import styled from 'styled-components';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../controls/Button.tsx';
import { ChevronStartIcon } from '../icons/frame.tsx';
import { ChevronEndIcon } from '../icons/signs.tsx';

export interface PagerProps {
  readonly total: number;
  /** Position of the first row shown, from 1. */
  readonly from: number;
  /** The number of rows that show. */
  readonly count: number;
  /** Undefined if there is no such page. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly pageSize: number;
  readonly onPageSize: (size: number) => void;
}

const sizes = [10, 20, 50, 100];

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--portal-line);
  color: var(--portal-text-2);
  font-size: var(--portal-table);
  line-height: 22px;

  > p {
    flex: 1 1 auto;
  }
  > div {
    display: flex;
    gap: 4px;
  }
  svg {
    transform: scaleX(var(--portal-flip));
  }
  @container portal (max-width: 599.9px) {
    column-gap: 12px;

    > div {
      inline-size: 100%;
    }
    > div > * {
      flex: 1;
    }
  }
  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
  @media print {
    display: none;
  }
`;
const Size = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;

  > select {
    min-block-size: var(--portal-control-small);
    padding-inline: 8px;
    border: 1px solid transparent;
    border-radius: var(--portal-radius);
    background: transparent;
    color: var(--portal-text);
    font-weight: 600;
  }
  > select:hover {
    background: var(--portal-hover);
  }
  option {
    background: var(--portal-card);
  }
`;

/** Its sign is at the end. */
const Next = styled(Button)`
  flex-direction: row-reverse;

  > svg {
    margin-inline: 0 -4px;
  }
`;

export function Pager({ total, from, count, onPrevious, onNext, pageSize, onPageSize }: PagerProps) {
  const t = useT('comun');
  const { number } = useFormat();
  const id = useId();
  const range = { desde: number(from), hasta: number(from + count - 1), total: number(total), count: total };
  return (
    <Foot aria-label={t('paginas.nombre')}>
      <p role="status">{count > 0 ? t('paginas.mostrando', range) : t('paginas.nada')}</p>
      <Size htmlFor={id}>
        {t('paginas.porPagina')}
        <select id={id} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {[...new Set([...sizes, pageSize])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {number(size)}
              </option>
            ))}
        </select>
      </Size>
      <div>
        <Button
          tone="text"
          size="small"
          waiting={!onPrevious}
          onClick={onPrevious}
          icon={<ChevronStartIcon />}
        >
          {t('paginas.anterior')}
        </Button>
        <Next tone="text" size="small" waiting={!onNext} onClick={onNext} icon={<ChevronEndIcon />}>
          {t('paginas.siguiente')}
        </Next>
      </div>
    </Foot>
  );
}
