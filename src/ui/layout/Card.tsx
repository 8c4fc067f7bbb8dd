/** The white surface that content lies on. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from './Heading.tsx';

export const Card = styled.section<{ $flush?: boolean }>`
  position: relative;
  min-inline-size: 0;
  padding: ${({ $flush }) => ($flush ? 0 : 'var(--portal-pad)')};
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface);
  box-shadow:
    0 0 0 1px var(--portal-card-border),
    var(--portal-shadow-card);

  @container portal (min-width: 600px) {
    padding: ${({ $flush }) => ($flush ? 0 : 'var(--portal-pad-wide)')};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
  @media print {
    padding: ${({ $flush }) => ($flush ? 0 : '10pt 12pt')};
    /* Drawn inside, because a shadow around a card would be printed at the foot of the previous sheet. */
    box-shadow: inset 0 0 0 1px var(--portal-card-border);
    break-inside: avoid;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 4px 16px;
  min-block-size: 40px;
  margin-block-end: 16px;

  @media print {
    min-block-size: 0;
    margin-block-end: 6pt;
  }
`;

interface CardHeadProps extends Omit<ComponentPropsWithRef<'h1'>, 'title'> {
  readonly title: ReactNode;
}

/** Shows the line over a card's content: a heading at the start, the children at the end. */
export function CardHead({ title, children, ...heading }: CardHeadProps) {
  return (
    <Head>
      <Heading rank={2} {...heading}>
        {title}
      </Heading>
      {children}
    </Head>
  );
}
