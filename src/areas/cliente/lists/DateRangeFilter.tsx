/**
 * Between which days, behind a button: two date fields in the bar would push the list down on phones, and are the
 * dearest thing on the screen to draw.
 */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { controlCss } from '../../../ui/forms/controlCss.ts';
import { CalendarIcon } from '../../../ui/icons/signs.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { DateFilter } from './DateFilter.tsx';

interface Rango {
  /** YYYY-MM-DD, or empty. */
  readonly desde: string;
  readonly hasta: string;
}

interface Props {
  /** What the days are of: "Fechas", "Emisión". */
  readonly label: string;
  readonly desde: string;
  readonly hasta: string;
  readonly value: Rango;
  readonly onChange: (cambio: Partial<Rango>) => void;
}

const Boton = styled.button`
  ${controlCss}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-inline-end: 12px;

  /* To a browser a button is read-only, and the look of that is not meant for it. */
  &:read-only:not(select, :disabled) {
    background: var(--portal-card);
  }

  > svg {
    flex-shrink: 0;
    color: var(--portal-text-2);
  }
`;
const Campos = styled.div`
  display: grid;
  gap: 16px;
  inline-size: min(260px, 100vw - 64px);
  padding: 12px;
`;

/** The days are the wrong way round: such a range finds nothing. */
export const isReversed = ({ desde, hasta }: Rango): boolean => desde !== '' && hasta !== '' && desde > hasta;

export function DateRangeFilter({ label, desde, hasta, value, onChange }: Props) {
  const t = useT('inicio');
  return (
    <Popover
      label={label}
      trigger={(attributes) => (
        <Boton type="button" {...attributes}>
          {label}
          <CalendarIcon size={20} />
        </Boton>
      )}
    >
      {() => (
        <Campos>
          <DateFilter
            label={desde}
            value={value.desde}
            max={value.hasta}
            onChange={(dia) => onChange({ desde: dia })}
          />
          <DateFilter
            label={hasta}
            value={value.hasta}
            min={value.desde}
            error={isReversed(value) ? t('lista.alReves') : undefined}
            onChange={(dia) => onChange({ hasta: dia })}
          />
        </Campos>
      )}
    </Popover>
  );
}
