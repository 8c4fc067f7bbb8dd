/** The box itself. Apart from the field with its label, because a search box needs no more than this. */
import styled from 'styled-components';
import { controlCss } from './controlCss.ts';

export const Input = styled.input`
  ${controlCss}
`;
