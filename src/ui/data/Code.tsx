/** A document number, reference or link: never mirrored, and broken in the middle only when it is longer than any number. */
import styled from 'styled-components';

const longest = 40;

export const Code = styled.bdi.attrs(({ children }) => ({
  dir: 'ltr',
  $whole: typeof children !== 'string' || children.length <= longest,
}))<{ readonly $whole?: boolean }>`
  white-space: ${({ $whole }) => ($whole ? 'nowrap' : 'normal')};
`;
