/** The head of a list: search and filters, a chip for each active one, and a button that clears them all. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../Button.tsx';
import { CloseIcon } from '../icons/actions.tsx';
import { PlainList } from '../PlainList.ts';

export interface FilterChip {
  readonly id: string;
  /** "Estado: Activa" */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterBarProps {
  /** Controls: a SearchField, FilterSelects… */
  readonly children: ReactNode;
  readonly chips?: readonly FilterChip[];
  readonly onClear?: () => void;
}

const Bar = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;

  > div {
    display: grid;
    gap: 12px;
  }
  @container portal (min-width: 600px) {
    padding: 20px 24px;

    > div {
      display: flex;
      flex-wrap: wrap;
    }
    > div > * {
      flex: 1 1 160px;
    }
    > div > fieldset {
      flex: 0 0 auto;
    }
    > div > :only-child {
      max-inline-size: 320px;
    }
    > div > [role='search'] {
      flex: 3 1 240px;
    }
  }
  @media print {
    display: none;
  }
`;
const Chips = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > li > button:only-of-type:not([data-clear]) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 32px;
    padding-inline: 12px 8px;
    border: 1px solid transparent;
    border-radius: var(--portal-radius-pill);
    background: var(--portal-tint);
    color: var(--portal-on-tint);
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  > li > button:hover:not([data-clear]) {
    background: color-mix(in srgb, var(--portal-tint) 80%, var(--portal-accent));
  }
`;

export function FilterBar({ children, chips = [], onClear }: FilterBarProps) {
  const t = useT('comun');
  return (
    <Bar>
      <div>{children}</div>
      {chips.length > 0 && (
        <Chips aria-label={t('filtros.puestos')}>
          {chips.map(({ id, label, onRemove }) => (
            <li key={id}>
              <button type="button" aria-label={t('filtros.quitar', { filtro: label })} onClick={onRemove}>
                {label}
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
          {onClear && (
            <li>
              <Button data-clear="" tone="text" size="small" onClick={onClear}>
                {t('filtros.limpiar')}
              </Button>
            </li>
          )}
        </Chips>
      )}
    </Bar>
  );
}
