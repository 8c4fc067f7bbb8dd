import { isApiError } from './apiError.ts';

/** The record is not there, or belongs to another client: the API answers both alike. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;
