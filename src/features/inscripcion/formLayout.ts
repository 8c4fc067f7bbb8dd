/** Lays out the forms of an enrolment: the step, and from 900 px on the summary (an `aside`) beside it. */
import styled from 'styled-components';
import { Card } from '../../ui/layout/Card.tsx';

/** @param $gap pixels between summary and form, if one is above the other */
export const Columns = styled.div<{ $gap: number }>`
  display: grid;
  gap: ${({ $gap }) => $gap}px;
  align-items: start;

  @container portal (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: 24px;

    > aside {
      grid-area: 1 / 2;
    }
    /* On a lower screen its end would never be visible. */
    @media (min-height: 760px) {
      > aside {
        position: sticky;
        inset-block-start: calc(var(--portal-top) + var(--portal-stick, 0px) + 24px);
      }
    }
    > :not(aside) {
      grid-area: 1 / 1;
    }
  }
`;
/** The card of one step: its heading, its purpose, and its fields. */
export const StepCard = styled(Card)`
  display: grid;
  gap: 20px;

  > header > p {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
  }
`;
/** The buttons below a step: the one that goes on is `submit` or has `data-onward`; one with `data-narrow` is only for one step at a time. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > :is([type='submit'], [data-onward]) {
    flex: 1 1 auto;
  }
  @container portal (min-width: 600px) {
    > :is([type='submit'], [data-onward]) {
      flex: 0 0 auto;
      margin-inline-start: auto;
      min-inline-size: 200px;
    }
    > [data-narrow] {
      display: none;
    }
  }
`;
