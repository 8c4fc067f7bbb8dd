/** One choice of a few, each with what it means under it. Spread what react-hook-form's `register` returns on it. */
import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export interface RadioGroupProps {
  readonly label: ReactNode;
  readonly options: readonly RadioOption[];
  readonly name: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly ref?: Ref<HTMLInputElement>;
}

const Group = styled.fieldset`
  display: grid;
  gap: 12px;

  > legend {
    margin-block-end: 6px;
    font-size: var(--portal-table);
    font-weight: 600;
    line-height: 22px;
  }
`;
const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 12px;
  align-items: center;
  min-block-size: var(--portal-control);
  padding: 11px 14px;
  border: 1px solid color-mix(in srgb, var(--portal-field-line) 56%, transparent);
  border-radius: var(--portal-radius);
  cursor: pointer;
  transition: border-color var(--portal-fast) var(--portal-ease);

  &:hover {
    border-color: var(--portal-text);
  }
  &:has(:checked) {
    border-color: var(--portal-accent);
    box-shadow: inset 0 0 0 1px var(--portal-accent);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--portal-accent);
    outline-offset: 2px;
  }
  > input {
    inline-size: 20px;
    block-size: 20px;
    border: 1.5px solid var(--portal-field-line);
    border-radius: 50%;
    outline: none;
    background: var(--portal-card);
    appearance: none;
  }
  > input:checked {
    border: 6px solid var(--portal-accent);
  }
  @media (forced-colors: active) {
    > input {
      appearance: auto;
    }
  }
  > small {
    grid-column: 2;
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: 20px;
  }
`;

export function RadioGroup({ label, options, ...control }: RadioGroupProps) {
  const id = useId();
  return (
    <Group>
      <legend>{label}</legend>
      {options.map(({ value, label: words, hint }) => (
        <Option key={value}>
          <input
            type="radio"
            value={value}
            {...control}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={hint ? `${id}-${value}-hint` : undefined}
          />
          <span id={`${id}-${value}`}>{words}</span>
          {hint && <small id={`${id}-${value}-hint`}>{hint}</small>}
        </Option>
      ))}
    </Group>
  );
}
