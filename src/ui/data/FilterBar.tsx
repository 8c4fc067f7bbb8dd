/**
 * The head of a list: search and filters, a chip for each active one, and a button that clears them all. If the tag is
 * narrow, the filters are behind one button, which counts those that are on.
 */
import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../controls/Button.tsx';
import { CloseIcon, FilterIcon } from '../icons/actions.tsx';
import { PlainList } from '../layout/PlainList.ts';
import { focusHeir } from '../routing/focusHeir.ts';

export interface FilterChip {
  readonly id: string;
  /** "Estado: Activa" */
  readonly label: string;
  readonly onRemove: () => void;
  /** True for a filter that a wide bar shows by itself: its chip is needed only if the filter is behind the button. */
  readonly narrow?: boolean;
}

export interface FilterBarProps {
  /** The field that always shows: a SearchField, or the only FilterSelect. */
  readonly children?: ReactNode;
  /** The filters behind the button. */
  readonly more?: ReactNode;
  /** The number of those that are on. */
  readonly on?: number;
  readonly chips?: readonly FilterChip[];
  readonly onClear?: () => void;
}

const Bar = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  @container portal (max-width: 599.9px) {
    > div > [role='search']:has(~ [aria-controls]) {
      grid-area: 1 / 1;
    }
  }
  /* In a narrower column the placeholder would not be readable beside the button. */
  @container portal (min-width: 480px) and (max-width: 599.9px) {
    > div:has(> [role='search'] ~ [aria-controls]) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
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
      flex: 3 1 220px;
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
    font-size: var(--portal-table);
    font-weight: 600;
    line-height: 20px;
  }
  > li[data-narrow] {
    @container portal (min-width: 600px) {
      display: none;
    }
  }
  > li > button:hover:not([data-clear]) {
    background: color-mix(in srgb, var(--portal-tint) 80%, var(--portal-accent));
  }
`;

const Toggle = styled(Button)`
  @container portal (max-width: 599.9px) {
    padding-inline: 14px;
  }
  @container portal (min-width: 600px) {
    display: none;
  }
`;
const More = styled.div<{ $open: boolean }>`
  display: contents;

  > fieldset {
    flex: 1 1 100%;
  }

  @container portal (max-width: 599.9px) {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    grid-column: 1 / -1;
    gap: 12px;
  }
`;

export function FilterBar({ children, more, on = 0, chips = [], onClear }: FilterBarProps) {
  const t = useT('comun');
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  /** For a chip, or the list of all of them, that goes. */
  const handOn = (gone: HTMLElement | null) => {
    if (gone && bar.current) focusHeir(gone, bar.current);
  };
  return (
    <Bar ref={bar}>
      <div>
        {children}
        {more && (
          <>
            <Toggle
              tone="outline"
              icon={<FilterIcon />}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {on > 0 ? t('filtros.cuantos', { cuantos: number(on) }) : t('filtros.boton')}
            </Toggle>
            <More id={id} $open={open}>
              {more}
            </More>
          </>
        )}
      </div>
      {chips.length > 0 && (
        <Chips aria-label={t('filtros.puestos')}>
          {chips.map(({ id, label, onRemove, narrow }) => (
            <li key={id} data-narrow={narrow} hidden={narrow && open}>
              <button
                type="button"
                aria-label={t('filtros.quitar', { filtro: label })}
                onClick={({ currentTarget }) => {
                  handOn(currentTarget);
                  onRemove();
                }}
              >
                {label}
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
          {onClear && (
            <li>
              <Button
                data-clear=""
                tone="text"
                size="small"
                onClick={({ currentTarget }) => {
                  handOn(currentTarget.closest('ul'));
                  onClear();
                }}
              >
                {t('filtros.limpiar')}
              </Button>
            </li>
          )}
        </Chips>
      )}
    </Bar>
  );
}
