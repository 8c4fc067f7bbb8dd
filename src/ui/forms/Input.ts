/** The box of a text control, without label: a search box needs no more. */
import styled from 'styled-components';
import { controlCss } from './controlCss.ts';

export const Input = styled.input`
  ${controlCss}
`;
