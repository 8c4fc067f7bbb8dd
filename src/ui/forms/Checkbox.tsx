/** A yes or no, with its words beside it. The whole line is the target. */
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { useFault } from './useFault.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: 12px;

  > input {
    position: relative;
    inline-size: 22px;
    block-size: 22px;
    margin-block-start: 11px;
    border: 1.5px solid var(--portal-field-line);
    border-radius: 6px;
    background: var(--portal-card);
    appearance: none;
    cursor: pointer;
  }
  > input:hover {
    border-color: var(--portal-text);
  }
  > input:checked {
    border-color: var(--portal-primary);
    background: var(--portal-primary);
  }
  > input:checked::after {
    content: '';
    position: absolute;
    inset: 2px 0 0;
    margin-inline: auto;
    inline-size: 6px;
    block-size: 11px;
    border: solid var(--portal-on-primary);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  > input[aria-invalid] {
    border-color: var(--portal-error);
  }
  > label {
    padding-block: 10px;
    cursor: pointer;
  }
  > p {
    grid-column: 2;
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: 20px;
  }
  > p[data-error] {
    color: var(--portal-error);
  }
  > p[data-error='gone'] {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    > input {
      appearance: auto;
    }
  }
`;

export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  const { text, gone, within } = useFault(error);
  const wrong = Boolean(text) && !gone;
  const described = [hint && `${control}-hint`, wrong && `${control}-error`].filter(Boolean).join(' ');
  return (
    <Line {...within}>
      <input
        {...rest}
        type="checkbox"
        id={control}
        aria-invalid={wrong || undefined}
        aria-describedby={described || undefined}
      />
      <label htmlFor={control}>{label}</label>
      {text && (
        <p id={`${control}-error`} data-error={gone ? 'gone' : ''}>
          {text}
        </p>
      )}
      {hint && <p id={`${control}-hint`}>{hint}</p>}
    </Line>
  );
}
