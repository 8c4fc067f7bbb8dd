/** For how long a payment link is good. */
import { enlaceHours } from '../../../domain/deadlines.ts';
import { useT } from '../../../i18n/useT.ts';
import { Select } from '../../../ui/forms/Select.tsx';

const choices = [24, enlaceHours, 168, 720] as const;

interface Props {
  readonly horas: number;
  readonly onHoras: (horas: number) => void;
}

export function ValiditySelect({ horas, onHoras }: Props) {
  const t = useT('pago');
  return (
    <Select label={t('plazo')} value={String(horas)} onChange={({ target }) => onHoras(Number(target.value))}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t('dias', { count: choice / 24 })}
        </option>
      ))}
    </Select>
  );
}
