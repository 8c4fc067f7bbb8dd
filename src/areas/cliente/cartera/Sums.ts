/** Names and amounts one under the other, the total in larger figures. */
import styled from 'styled-components';

export const Sums = styled.dl`
  display: grid;
  gap: 8px;
  max-inline-size: 420px;
  margin-inline-start: auto;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
  }
  dt {
    min-inline-size: 0;
    color: var(--portal-text-2);
    overflow-wrap: anywhere;
  }
  dd {
    margin-inline-start: auto;
    font-weight: 600;
  }
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
