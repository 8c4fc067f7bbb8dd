/**
 * The frame of a list: filters, rows, pager, and what stands in their place while loading, when nothing is there, when
 * the filters leave nothing and when it failed. It knows nothing of what a row is.
 */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '../../../client/apiError.ts';
import type { Lista } from '../../../contract/lista.ts';
import { Card } from '../../../ui/Card.tsx';
import { Pager } from '../../../ui/data/Pager.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import type { Lectura } from '../../../ui/useLectura.ts';
import type { ListState } from './useList.ts';

interface Props<T> {
  readonly listado: Omit<ListState<object>, 'filtros' | 'change'>;
  readonly lectura: Lectura<Lista<T>>;
  readonly filtros: ReactNode;
  /** What all that the filters leave comes to, and its files: not where it could not be read. */
  readonly resumen?: ReactNode;
  readonly esqueleto: ReactNode;
  /** Nothing at all: says what to do. */
  readonly vacio: ReactNode;
  /** Nothing that the filters leave: the way out. */
  readonly sinCoincidencias: ReactNode;
  readonly children: (filas: readonly T[], busy: boolean) => ReactNode;
}

const Marco = styled(Card)`
  scroll-margin-block-start: calc(var(--portal-top) + var(--portal-header) + 16px);
`;

export function ListView<T>(props: Props<T>) {
  const { listado, lectura, filtros, resumen } = props;
  const top = useRef<HTMLElement>(null);
  const { first } = listado;

  // A cursor of another time or another list: the list begins again, which is what its reader would do.
  const perdido = isCursorLost(lectura.error) && listado.pagina.cursor !== undefined;
  useEffect(() => {
    if (perdido) first();
  });

  return (
    <Marco ref={top} $flush>
      {filtros}
      {(lectura.data || lectura.error === undefined) && resumen}
      <Cuerpo {...props} onTurn={() => top.current?.scrollIntoView({ block: 'start' })} />
    </Marco>
  );
}

function Cuerpo<T>(props: Props<T> & { onTurn(): void }) {
  const { listado, lectura, esqueleto, vacio, sinCoincidencias, children, onTurn } = props;
  const { next, previous, resize, filtrado } = listado;
  const { numero, limite } = listado.pagina;
  const { data, error, retry } = lectura;

  const pedida = useMemo(() => data && { ...data, numero, limite }, [data, numero, limite]);
  const vista = useLast(pedida);
  if (isRangeReversed(error)) return sinCoincidencias;
  if (error !== undefined && !pedida) return <ErrorState error={error} onRetry={retry} />;
  if (!vista) return esqueleto;

  const busy = vista !== pedida;
  const { resultados, siguiente, total } = vista;
  if (resultados.length === 0 && vista.numero === 1) return filtrado ? sinCoincidencias : vacio;

  const turn = (move: () => void) => () => {
    onTurn();
    move();
  };
  return (
    <>
      <Filas filas={resultados} busy={busy}>
        {children}
      </Filas>
      <Pager
        total={total}
        from={(vista.numero - 1) * vista.limite + 1}
        count={resultados.length}
        pageSize={limite}
        onPageSize={resize}
        onPrevious={numero > 1 ? turn(previous) : undefined}
        onNext={busy || siguiente === null ? undefined : turn(() => next(siguiente))}
      />
    </>
  );
}

interface FilasProps<T> {
  readonly filas: readonly T[];
  readonly busy: boolean;
  readonly children: (filas: readonly T[], busy: boolean) => ReactNode;
}

/** What a screen shows at first without scrolling. */
const TANDA = 6;

/** The first rows at once, the others when the browser has drawn those: a click in the menu answers sooner. */
function Filas<T>({ filas, busy, children }: FilasProps<T>) {
  const visibles = useDeferredValue(filas, filas.slice(0, TANDA));
  return children(visibles, busy);
}

/** What was there before stays until there is something new. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The place in the list that the URL names is gone. */
const isCursorLost = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === 'cursor_invalido' || error.errors.some(({ pointer }) => pointer === '?cursor'));

/** The days of the filter are the wrong way round. The filter bar says so; the list shows no error. */
const isRangeReversed = (error: unknown): boolean => isApiError(error) && error.code === 'rango_invertido';
