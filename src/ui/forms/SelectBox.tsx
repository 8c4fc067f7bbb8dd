/** A choice from a short list, without a field's frame: the browser's own select, so that phones show their own picker. */
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { controlCss } from './controlCss.ts';

const Row = styled.div`
  position: relative;
  min-inline-size: 0;

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
  padding-inline-end: 40px;
  text-overflow: ellipsis;

  > option {
    background: var(--portal-card);
    color: var(--portal-text);
  }
`;

/** Give `<option>`s as children. */
export function SelectBox(props: ComponentProps<'select'>) {
  return (
    <Row>
      <Control {...props} />
      <ChevronDownIcon size={20} />
    </Row>
  );
}
