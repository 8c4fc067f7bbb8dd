/** A screen whose service is not open yet: what it will be for, what one can do meanwhile. No figures, no dead buttons. */
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';
import { useAyuda } from '../useAyuda.ts';

interface Props {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly heading: string;
  readonly children: ReactNode;
  readonly acciones: ReactNode;
  /** Words of the link to the institution's help, shown where the page has one. */
  readonly ayuda: string;
}

export function Pronto({ crumbs, title, heading, children, acciones, ayuda }: Props) {
  const href = useAyuda();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <Card>
        <EmptyState
          title={heading}
          action={
            <>
              {acciones}
              {href !== undefined && (
                <ButtonAnchor tone="outline" href={href}>
                  {ayuda}
                </ButtonAnchor>
              )}
            </>
          }
        >
          {children}
        </EmptyState>
      </Card>
    </>
  );
}
