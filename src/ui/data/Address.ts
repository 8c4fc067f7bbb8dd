/** An address to read, copy or type elsewhere. */
import styled from 'styled-components';

export const Address = styled.bdi`
  padding: 12px;
  border-radius: var(--portal-radius);
  background: var(--portal-fill);
  font-size: var(--portal-table);
  overflow-wrap: anywhere;
`;
