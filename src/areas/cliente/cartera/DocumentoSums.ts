/** The sums of a document, at the end of a wide card. */
import styled from 'styled-components';
import { Sums } from '../../../ui/data/Sums.tsx';

export const DocumentoSums = styled(Sums)`
  max-inline-size: 420px;
  margin-inline-start: auto;
`;
