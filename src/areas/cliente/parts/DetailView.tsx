/** One record read from the API: its screen, or that it is not there, that it is on its way, or what went wrong. */
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';
import type { Lectura } from '../../../ui/useLectura.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { isNotFound } from './isNotFound.ts';
import { NotFoundCard } from './NotFoundCard.tsx';

interface Props<T> {
  readonly lectura: Lectura<T>;
  readonly crumbs: readonly Crumb[];
  /** The h1 while there is no record to name: what kind of thing it is. */
  readonly cosa: string;
  /** What is said where it is not there, and the way to the others. */
  readonly ausente: {
    readonly titulo: string;
    readonly texto: string;
    readonly accion: string;
    readonly to: string;
  };
  readonly children: (data: T) => ReactNode;
}

export function DetailView<T>({ lectura, crumbs, cosa, ausente, children }: Props<T>) {
  const { data, error, retry } = lectura;
  if (isNotFound(error)) return <NotFoundCard crumbs={crumbs} cosa={cosa} {...ausente} />;
  if (data !== undefined) return children(data);
  if (error === undefined) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={cosa} crumbs={crumbs} />
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    </>
  );
}
