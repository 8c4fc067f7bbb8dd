/** The place below the head of a record: what its state means for the client, and the one button that this asks for. */
import styled from 'styled-components';
import { Stack } from '../../../ui/layout/Stack.ts';

export const Band = styled(Stack)`
  &:not(:empty) {
    margin-block-end: 16px;
  }
  @container portal (min-width: 900px) {
    &:not(:empty) {
      margin-block-end: 24px;
    }
  }
  @media print {
    display: none;
  }
`;
