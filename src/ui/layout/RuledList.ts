/** Lists whose entries are separated by lines: amounts in bold, and what is said beside them small. */
import styled, { css } from 'styled-components';
import { PlainList, PlainOrderedList } from './PlainList.ts';

interface RuledListProps {
  /** Pixels above and below each entry; none at the two ends of the list. */
  readonly $space?: number;
}

const ruled = css<RuledListProps>`
  > li {
    padding-block: ${({ $space = 10 }) => $space}px;
  }
  > li + li {
    border-block-start: 1px solid var(--portal-line);
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    padding-block-end: 0;
  }
  small {
    color: var(--portal-text-2);
    font-size: 13px;
    line-height: 20px;
  }
`;

export const RuledList = styled(PlainList)<RuledListProps>`
  ${ruled}
`;
export const RuledOrderedList = styled(PlainOrderedList)<RuledListProps>`
  ${ruled}
`;
