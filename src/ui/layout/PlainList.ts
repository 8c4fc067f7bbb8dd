/** Lists without bullets that are still lists: VoiceOver forgets a list whose bullets are gone, save by its role. */
import styled from 'styled-components';

export const PlainList = styled.ul.attrs({ role: 'list' })`
  list-style: none;
`;
export const PlainOrderedList = styled.ol.attrs({ role: 'list' })`
  list-style: none;
`;
