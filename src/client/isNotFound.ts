import { isApiError } from './apiError.ts';

/**
 * The API says that the record is not there, or belongs to another client: it answers both alike. A 404 without that code comes from
 * something else at the address, such as a static server.
 */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.code === 'no_encontrado';
