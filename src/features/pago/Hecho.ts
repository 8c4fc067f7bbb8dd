/** The frame of good news: a sign, the words, and what to do next. */
import styled from 'styled-components';

export const Hecho = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;

  > svg {
    inline-size: 56px;
    block-size: 56px;
    color: var(--portal-success);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
  }
`;
