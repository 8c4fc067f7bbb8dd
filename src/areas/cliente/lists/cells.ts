/** What the cells of lists have in common: a lesser line under the main one, and lines one under the other. */
import styled from 'styled-components';

export const Menor = styled.small`
  display: block;
  color: var(--portal-text-2);
  font-size: 13px;
  font-weight: 400;
`;

/** A figure or a day, and a lesser line under it where there is one, at the side that the cell has them. */
export const Pila = styled.span`
  display: block;
  font-size: inherit;
`;

export const Lineas = styled.span`
  display: grid;
  gap: 4px;
  justify-items: start;
  overflow-wrap: anywhere;
  font-size: inherit;
`;
