/** A filter with few values: a select with its label as first option, so that the bar stays one line high. */
import { useRef } from 'react';
import { SelectBox } from '../forms/SelectBox.tsx';
import { useDrawnValue } from '../forms/useDrawnValue.ts';

export interface FilterSelectProps {
  readonly label: string;
  /** Empty when the filter is off. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useDrawnValue(select, value, onChange);
  return (
    <SelectBox
      ref={select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectBox>
  );
}
