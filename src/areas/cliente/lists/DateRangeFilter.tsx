/**
 * The first and the last day of a list, behind a button: two date fields in the bar would push the list down on phones,
 * and are the slowest thing on the screen to draw.
 */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Popover } from '../../../ui/controls/Popover.tsx';
import { controlCss } from '../../../ui/forms/controlCss.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useEchoedText } from '../../../ui/forms/useEchoedText.ts';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { CalendarIcon } from '../../../ui/icons/signs.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { type DayRange, dayRangeNames, dayRanges, isReversed, nameOfRange } from './dayRanges.ts';

interface Props {
  /** Says which days these are: "Fechas", "Emisión". */
  readonly label: string;
  /** The labels of the two fields. */
  readonly from: string;
  readonly to: string;
  readonly value: DayRange;
  readonly onChange: (change: Partial<DayRange>) => void;
}

const Trigger = styled.button`
  ${controlCss}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-inline-end: 12px;

  /* For browsers a button is :read-only, but it must not look like a read-only field. */
  &:read-only:not(select, :disabled) {
    background: var(--portal-card);
  }

  > svg {
    color: var(--portal-text-2);
  }
`;
const Fields = styled(Stack)`
  inline-size: 260px;
  max-inline-size: 100%;
  padding: 12px;
`;

const Ranges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    flex: 1 1 auto;
  }
`;

export function DateRangeFilter({ label, from, to, value, onChange }: Props) {
  const t = useT('inicio');
  const { today } = useNow();
  const { desde, hasta } = value;
  const chosen = nameOfRange(value, today);
  return (
    <Popover
      label={label}
      trigger={(attributes) => (
        <Trigger type="button" {...attributes}>
          {label}
          <CalendarIcon size={20} />
        </Trigger>
      )}
    >
      {(close) => (
        <Fields>
          <Ranges>
            {dayRangeNames.map((name) => (
              <Button
                key={name}
                size="small"
                tone={name === chosen ? 'soft' : 'outline'}
                aria-pressed={name === chosen}
                onClick={() => {
                  onChange(dayRanges[name](today));
                  close();
                }}
              >
                {t(`lista.${name}`)}
              </Button>
            ))}
          </Ranges>
          <DayField label={from} value={desde} max={hasta} onChange={(day) => onChange({ desde: day })} />
          <DayField
            label={to}
            value={hasta}
            min={desde}
            error={isReversed(value) ? t('lista.alReves') : undefined}
            onChange={(day) => onChange({ hasta: day })}
          />
        </Fields>
      )}
    </Popover>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly error?: string | undefined;
  /** Called with complete days only, or '' when the field was cleared. */
  readonly onChange: (day: string) => void;
}

/** While "2026" is being typed the field holds the years 2, 20 and 202, which nobody means. */
const isMeant = (day: string): boolean => day === '' || day >= '1900';

function DayField({ label, value, min, max, error, onChange }: DayFieldProps) {
  const { text: day, setText: setDay, expect } = useEchoedText(value);
  return (
    <TextField
      label={label}
      type="date"
      value={day}
      error={error}
      min={min || undefined}
      max={max || undefined}
      onChange={({ target }) => {
        setDay(target.value);
        if (!isMeant(target.value)) return;
        expect(target.value);
        onChange(target.value);
      }}
    />
  );
}
