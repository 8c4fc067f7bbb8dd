/** Classifies why a mail was not sent, and extracts the part of the error that may be logged. */

import type { NodemailerError } from 'nodemailer';

interface Failure {
  codigo?: string;
  /** The server's reply code, such as 450. */
  respuesta?: number;
}

/** True if no server answered, so that other mails would fail now too. */
export function isUnreachable(error: unknown): boolean {
  return fieldsOf(error).responseCode === undefined && !isFinal(error);
}

/** Leaves out the server's message, because it quotes addresses. */
export function describeFailure(error: unknown): Failure {
  const { code, responseCode } = fieldsOf(error);
  return {
    ...(typeof code === 'string' ? { codigo: code } : {}),
    ...(typeof responseCode === 'number' ? { respuesta: responseCode } : {}),
  };
}

/**
 * True if the server would refuse the same mail again: it refused the recipient or the content. If it refused the
 * connection, the sign-in or the sender, our settings are wrong, and the mail waits until they are corrected.
 */
export function isFinal(error: unknown): boolean {
  const { code, command, responseCode } = fieldsOf(error);
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  // 503 means a wrong order of commands; it does not concern the mail.
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503;
  return isRefusal && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO'));
}

function fieldsOf(error: unknown): Partial<NodemailerError> {
  return error instanceof Error ? error : {};
}
