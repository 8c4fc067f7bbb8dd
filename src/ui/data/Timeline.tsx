/** Events in the given order: a line with a dot for each. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../feedback/toneCss.ts';
import { PlainOrderedList } from '../layout/PlainList.ts';

export interface TimelineEvent {
  readonly id: string;
  readonly title: ReactNode;
  /** The time of the event, usually a DateText. */
  readonly when?: ReactNode;
  readonly detail?: ReactNode;
  readonly tone?: Tone;
}

const List = styled(PlainOrderedList)`
  display: grid;
`;
const Event = styled.li<{ $tone: Tone }>`
  position: relative;
  padding-block-end: 24px;
  padding-inline-start: 32px;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 4px;
    inline-size: 12px;
    block-size: 12px;
    border: 3px solid var(--portal-${({ $tone }) => $tone});
    border-radius: 50%;
    background: var(--portal-card);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 24px 0;
    inset-inline-start: 9px;
    inline-size: 2px;
    background: var(--portal-line);
  }
  &:last-child {
    padding-block-end: 0;
  }
  > strong {
    display: block;
  }
  > small {
    display: block;
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: 20px;
  }
`;

export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <List>
      {events.map(({ id, title, when, detail, tone = 'neutral' }) => (
        <Event key={id} $tone={tone}>
          <strong>{title}</strong>
          {when && <small>{when}</small>}
          {detail}
        </Event>
      ))}
    </List>
  );
}
