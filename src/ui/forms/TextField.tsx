/** One line of text, or several. Spread what react-hook-form's `register` returns on it. */
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { controlCss } from './controlCss.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Input } from './Input.ts';

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
}

export interface TextAreaFieldProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const Area = styled.textarea`
  ${controlCss}
  min-block-size: 76px;
  resize: vertical;
  field-sizing: content;
`;

export function TextField({ label, hint, error, notice, optional, id, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, notice, id }} optional={optional ?? false}>
      {(control) => <Input {...rest} {...control} required={!optional && rest.required} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, optional, id, ...rest }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, id }} optional={optional ?? false}>
      {(control) => <Area {...rest} {...control} />}
    </Field>
  );
}
