/** A sentence that explains, in a card. */
import styled from 'styled-components';

export const Note = styled.p`
  margin-block-start: 16px;
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 22px;
`;
