/** What a screen needs to know of a failed read; everything else about it is ErrorState's. */
import { isApiError } from '../../../client/apiError.ts';

/** Not there, or not this client's: both are answered alike. */
export const isNoEncontrado = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** The place in a list that the URL names is gone. */
export const isCursorInvalido = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === 'cursor_invalido' || error.errors.some(({ pointer }) => pointer === '?cursor'));

/** The days of the filter are the wrong way round, which the filter says itself: nothing failed. */
export const isRangoInvertido = (error: unknown): boolean =>
  isApiError(error) && error.code === 'rango_invertido';
