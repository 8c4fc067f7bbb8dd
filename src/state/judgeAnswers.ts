/**
 * Finds out, after a screen could not show an answer, whether the answer follows the contract at all. It has the schemas of every
 * call and is a chunk of its own, so that no page loads it in advance.
 */
import { ApiError } from '../client/apiError.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { faultOfAnswer } from '../contract/faultOfAnswer.ts';
import { pageApi } from './api.ts';
import { eachRead } from './consultas.ts';

const reads = new Map<string, Endpoint>(
  endpoints.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.path, endpoint]),
);

/** Turns answers that break the contract into failed reads. Returns whether there was one. */
export function judgeAnswers(): boolean {
  let refused = false;
  eachRead((path, { data }, fail) => {
    const error = data === undefined ? undefined : errorOf(path, data);
    if (error === undefined) return;
    fail(error);
    refused = true;
  });
  return refused;
}

/** Returns the error for an answer that breaks the contract; undefined for a valid one. */
function errorOf(path: string, data: unknown): ApiError | undefined {
  const endpoint = reads.get(path);
  const fault = endpoint && faultOfAnswer(endpoint.response, data);
  if (!fault) return undefined;
  const kind = fault.isForeign ? 'format' : 'contract';
  return new ApiError({ kind, method: 'GET', url: pageApi().base() + path, fault });
}
