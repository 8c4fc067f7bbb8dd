/** Why a mail was not sent: for good or for now, and which part of the error may be logged. */

import type { NodemailerError } from 'nodemailer';

interface Failure {
  codigo?: string;
  /** The server's reply code, such as 450. */
  respuesta?: number;
}

/** No server answered: other mails would fail the same way now. */
export function isUnreachable(error: unknown): boolean {
  return fieldsOf(error).responseCode === undefined && !isFinal(error);
}

/** Without the server's message, which quotes addresses. */
export function describeFailure(error: unknown): Failure {
  const { code, responseCode } = fieldsOf(error);
  return {
    ...(typeof code === 'string' ? { codigo: code } : {}),
    ...(typeof responseCode === 'number' ? { respuesta: responseCode } : {}),
  };
}

/**
 * The same mail would be refused again: the address does not exist, or the server wants none of what it says. Refusals
 * of the connection, of the sign-in or of the sender are about our settings, and mail waits until they are mended.
 */
export function isFinal(error: unknown): boolean {
  const { code, command, responseCode } = fieldsOf(error);
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  // 503 is about the order of commands, not about the mail.
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503;
  return isRefusal && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO'));
}

function fieldsOf(error: unknown): Partial<NodemailerError> {
  return error instanceof Error ? error : {};
}
