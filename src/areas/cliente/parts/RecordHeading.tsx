/** The h1 of a record: what it is about and, under it, which one it is. People know the first and write down the second. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Which = styled.small`
  display: block;
  color: var(--portal-text-2);
  font-size: 16px;
  font-weight: 400;
  line-height: 24px;
  letter-spacing: 0;
`;

interface Props {
  /** Undefined for a record without a named subject: its kind and number are its heading. */
  readonly name: ReactNode | undefined;
  /** Kind and number. */
  readonly children: ReactNode;
}

export function RecordHeading({ name, children }: Props) {
  if (name === undefined) return children;
  return (
    <>
      {name} <Which>{children}</Which>
    </>
  );
}

/** Returns the same text for the title of the page. @param kind kind and number, for records without a name */
export const titleOf = (name: string | undefined, numero: string, kind: string): string =>
  name === undefined ? kind : `${name} · ${numero}`;
