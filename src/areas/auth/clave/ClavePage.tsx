/** The column of both password pages: heading, one sentence, then what helps. */
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Alert, type AlertProps } from '../../../ui/feedback/Alert.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';

const Column = styled.div`
  display: grid;
  gap: 16px;

  > header {
    margin-block-end: 8px;
  }
`;

/** The other ways to go, in one row if they fit. */
export const Ways = styled(Stack).attrs({ $row: true, $gap: 4 })`
  > :is(a, button) {
    flex: 1 1 auto;
    inline-size: auto;
    padding-inline: 8px;
    font-size: 14px;
  }
`;

interface ClavePageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

export function ClavePage({ title, lead, children }: ClavePageProps) {
  return (
    <Column>
      <PageHeader title={title}>{lead}</PageHeader>
      {children}
    </Column>
  );
}

/** Replaces a form and takes the focus that the form had, so that screen readers read it out. */
export function Arrival(message: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Alert {...message} />
    </div>
  );
}
