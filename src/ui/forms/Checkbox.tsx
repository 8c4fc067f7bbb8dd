/** A yes or no, with its words beside it. The whole line is the target. */
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { ErrorIcon } from '../icons/signs.tsx';
import { tickCss } from './tickCss.ts';
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
    ${tickCss}
    margin-block-start: 11px;
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
    display: flex;
    gap: 6px;
    margin-block-end: 4px;
    color: var(--portal-error);
  }
  > p[data-error] > svg {
    margin-block-start: 1px;
  }
  > p[data-error='gone'] {
    visibility: hidden;
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
          <ErrorIcon size={18} />
          <span>{text}</span>
        </p>
      )}
      {hint && <p id={`${control}-hint`}>{hint}</p>}
    </Line>
  );
}
