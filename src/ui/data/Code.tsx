/** A document number, reference or link: never mirrored, never broken in the middle. */
import styled from 'styled-components';

export const Code = styled.bdi.attrs({ dir: 'ltr' })`
  white-space: nowrap;
`;
