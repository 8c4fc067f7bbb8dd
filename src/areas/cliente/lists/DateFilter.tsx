/** A filter that is a day: the browser's own date field. */
import { useState } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';

interface Props {
  readonly label: string;
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly error?: string | undefined;
  /** Told whole days only, or '' when it was cleared. */
  readonly onChange: (value: string) => void;
}

/** While "2026" is being typed the field holds the years 2, 20 and 202, which nobody means. */
const isMeant = (dia: string): boolean => dia === '' || dia >= '1900';

export function DateFilter({ label, value, min, max, error, onChange }: Props) {
  const [dia, setDia] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setDia(value);
  }
  return (
    <TextField
      label={label}
      type="date"
      value={dia}
      error={error}
      min={min || undefined}
      max={max || undefined}
      onChange={({ target }) => {
        setDia(target.value);
        if (isMeant(target.value)) onChange(target.value);
      }}
    />
  );
}
