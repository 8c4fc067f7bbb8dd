/** A sentence that explains, at the end of a card. */
import styled from 'styled-components';
import { Text } from '../../../ui/Text.ts';

export const Note = styled(Text).attrs({ $tone: 'muted' })`
  margin-block-start: 16px;
`;
