/** Choices side by side: chips for filters, and a segmented control for views. */
import { type ReactElement, useId } from 'react';
import styled from 'styled-components';
import { hiddenCss } from '../layout/VisuallyHidden.tsx';

interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > legend {
    ${hiddenCss}
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: 36px;
    padding-inline: 14px;
    border: 1px solid color-mix(in srgb, var(--portal-field-line) 56%, transparent);
    border-radius: var(--portal-radius-pill);
    font-size: var(--portal-table);
    font-weight: 600;
    line-height: 20px;
    cursor: pointer;
    transition: background-color var(--portal-fast) var(--portal-ease);
  }
  /* The target is 44 px high though the chip is lower. */
  label::before {
    content: '';
    position: absolute;
    inset-block: -5px;
    inset-inline: 0;
  }
  label:hover {
    background: var(--portal-hover);
  }
  label:has(:checked) {
    border-color: var(--portal-accent);
    background: var(--portal-tint);
    color: var(--portal-on-tint);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--portal-accent);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

const Segments = styled(Group)`
  flex-wrap: nowrap;
  gap: 0;
  inline-size: fit-content;
  padding: 3px;
  border-radius: var(--portal-radius);
  background: var(--portal-fill);

  label {
    min-inline-size: 44px;
    min-block-size: 38px;
    padding-inline: 12px;
    border-color: transparent;
    border-radius: 6px;
    color: var(--portal-text-2);
  }
  label:hover {
    background: none;
    color: var(--portal-text);
  }
  label:has(:checked) {
    border-color: transparent;
    background: var(--portal-raised);
    color: var(--portal-text);
    box-shadow: 0 1px 3px rgb(22 28 36 / 0.16);
  }
`;

interface ChipsProps<V extends string> {
  readonly label: string;
  readonly options: readonly Option<V>[];
  readonly value: readonly V[];
  /** Tells the one that was pressed: `value` may have changed since the chips were shown. */
  readonly onToggle: (option: V, on: boolean) => void;
}

/** Shows chips of which any number may be on. */
export function Chips<V extends string>({ label, options, value, onToggle }: ChipsProps<V>) {
  return (
    <Group>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={(event) => onToggle(option.value, event.target.checked)}
          />
          {option.label}
        </label>
      ))}
    </Group>
  );
}

interface SegmentedProps<V extends string> {
  readonly label: string;
  /** Only the icons show; screen readers read the labels. */
  readonly options: readonly (Option<V> & { readonly icon: ReactElement })[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Exactly one option is on: cards or table, this month or this year. */
export function SegmentedControl<V extends string>(props: SegmentedProps<V>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <Segments>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            name={name}
            aria-label={option.label}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
        </label>
      ))}
    </Segments>
  );
}
