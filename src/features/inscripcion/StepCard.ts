/** The card of one step of an enrolment: its heading, what the step is for, and its fields. */
import styled from 'styled-components';
import { Card } from '../../ui/Card.tsx';

export const StepCard = styled(Card)`
  display: grid;
  gap: 20px;

  > header > p {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
  }
`;
