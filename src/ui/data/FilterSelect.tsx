/** A filter with few values: a select with its label as first option, so that the bar stays one line high. */
import { SelectBox } from '../forms/SelectBox.tsx';

export interface FilterSelectProps {
  readonly label: string;
  /** Empty when the filter is off. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  return (
    <SelectBox aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectBox>
  );
}
