/** Tells temporary errors, which are not the request's fault, from errors that a request causes. */
import { causesOf } from './causesOf.ts';

/**
 * Codes of database drivers for temporary errors: a server that is unreachable or shutting down, a wait that was too long,
 * no space or no permission to write. PostgreSQL's codes: Appendix A of its manual.
 */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '25006',
  '25P03',
  '55P03',
  '57014',
  'ENOSPC',
  'EROFS',
  'EDQUOT',
]);

/** The messages of pg and pg-pool, which have no code, about a connection that broke or did not open in time. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

/** True if the same work may succeed later, once the database is back or has room. */
export function isUnavailable(error: unknown): boolean {
  for (const { message, code } of causesOf(error)) {
    if (lostConnection.test(message) || unavailable.has(String(code))) return true;
  }
  return false;
}
