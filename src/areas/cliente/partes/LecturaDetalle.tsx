/** One record read from the API: its screen, or that it is not there, that it is on its way, or what went wrong. */
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';
import type { Lectura } from '../../../ui/useLectura.ts';
import { isNoEncontrado } from '../datos/fallos.ts';
import { DetalleEsqueleto } from './DetalleEsqueleto.tsx';
import { NoEncontrado } from './NoEncontrado.tsx';

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

export function LecturaDetalle<T>({ lectura, crumbs, cosa, ausente, children }: Props<T>) {
  const { data, error, retry } = lectura;
  if (isNoEncontrado(error)) return <NoEncontrado crumbs={crumbs} cosa={cosa} {...ausente} />;
  if (data !== undefined) return children(data);
  if (error === undefined) return <DetalleEsqueleto />;
  return (
    <>
      <PageHeader title={cosa} crumbs={crumbs} />
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    </>
  );
}
