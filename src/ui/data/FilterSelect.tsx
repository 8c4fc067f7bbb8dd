/** A filter with few values: a select whose name stands inside it, so that the bar stays one line high. */
import { useId } from 'react';
import styled from 'styled-components';
import { controlCss } from '../forms/controlCss.ts';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

export interface FilterSelectProps {
  readonly label: string;
  /** Empty when the filter is off. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const Row = styled.div`
  position: relative;
  min-inline-size: 0;

  > select {
    ${controlCss}
    padding-inline-end: 40px;
    text-overflow: ellipsis;
  }
  > select > option {
    background: var(--portal-card);
  }
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 12px;
    margin-block: auto;
    color: var(--portal-text-2);
    pointer-events: none;
  }
`;

export function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  const id = useId();
  return (
    <Row>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={20} />
    </Row>
  );
}
