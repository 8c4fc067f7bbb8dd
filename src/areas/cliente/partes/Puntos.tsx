/** Short facts in one line, a dot between them. */
import styled from 'styled-components';

export const Puntos = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 8px;

  > :not(:last-child)::after {
    content: '·';
    margin-inline-start: 8px;
  }
`;
