/** The sign of good news, with what happened under it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SuccessIcon } from '../../ui/icons/signs.tsx';

const Frame = styled.div`
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

export function DoneFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <SuccessIcon />
      {children}
    </Frame>
  );
}
