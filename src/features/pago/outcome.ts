/** What the outcomes of a payment look like: by the gateway, and with the client's credit. */
import styled from 'styled-components';
import { RuledList } from '../../ui/layout/RuledList.ts';

/** A success icon with the outcome below it. */
export const OutcomeFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  @media (max-width: 599.9px) {
    > div {
      justify-self: stretch;
    }
    > div > * {
      flex: 1 1 auto;
    }
  }
`;

/** Invoices with what was paid of each at the end of the line. */
export const PaidInvoices = styled(RuledList)`
  justify-self: stretch;
  padding-block-start: 10px;
  border-block-start: 1px solid var(--portal-line);
  text-align: start;

  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 12px;
  }
  > li > :nth-child(even) {
    text-align: end;
  }
`;
