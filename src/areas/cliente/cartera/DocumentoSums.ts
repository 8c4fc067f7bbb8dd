/** Shows the sums of a document: names and amounts at the end of a wide card, the total in larger figures. */
import styled from 'styled-components';
import { Sums } from '../../../ui/data/Sums.tsx';

export const DocumentoSums = styled(Sums)`
  max-inline-size: 420px;
  margin-inline-start: auto;

  > div[data-total] {
    padding-block-start: 10px;
    border-block-start: 1px dashed var(--portal-line);
    font-size: 20px;
    line-height: 28px;
  }
  > div[data-total] dt {
    color: var(--portal-text);
    font-weight: 600;
  }
`;
