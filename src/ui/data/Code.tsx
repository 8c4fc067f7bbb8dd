/** A document number, reference or link: never mirrored, and not broken in the middle unless it is as long as no number is. */
import styled from 'styled-components';

const longest = 40;

export const Code = styled.bdi.attrs(({ children }) => ({
  dir: 'ltr',
  $whole: typeof children !== 'string' || children.length <= longest,
}))<{ readonly $whole?: boolean }>`
  white-space: ${({ $whole }) => ($whole ? 'nowrap' : 'normal')};
`;
