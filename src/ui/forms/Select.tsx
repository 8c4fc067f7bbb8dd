/** A choice from a short list: the browser's own select, so that phones show their own picker. */
import type { Ref, SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { controlCss } from './controlCss.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>;
}

const Row = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 12px;
    margin-block: auto;
    color: var(--portal-text-2);
    pointer-events: none;
  }
`;
const Control = styled.select`
  ${controlCss}
  padding-inline-end: 44px;
  text-overflow: ellipsis;

  > option {
    background: var(--portal-card);
    color: var(--portal-text);
  }
`;

/** Give `<option>`s as children. */
export function Select({ label, hint, error, optional, id, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hint, error, id }} optional={optional ?? false}>
      {(control) => (
        <Row>
          <Control {...rest} {...control} />
          <ChevronDownIcon size={20} />
        </Row>
      )}
    </Field>
  );
}
