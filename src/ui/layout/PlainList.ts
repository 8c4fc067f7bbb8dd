/** Lists without bullets that are still lists: VoiceOver ignores a list without bullets, unless it has the role. */
import styled from 'styled-components';

export const PlainList = styled.ul.attrs({ role: 'list' })`
  list-style: none;
`;
export const PlainOrderedList = styled.ol.attrs({ role: 'list' })`
  list-style: none;
`;
