// Reads the outbox from the API. Never throws: the page shows what went wrong.

/** `{state: 'read', resultados, siguiente}`, `closed` if this server has no mailbox, or `failed`. */
export async function readCorreos(before) {
  const response = await ask(before === undefined ? '/api/buzon' : `/api/buzon?antes=${before}`);
  if (response === undefined) return { state: 'failed' };
  if (response.status === 404) return { state: 'closed' };
  return response.ok ? { state: 'read', ...(await response.json()) } : { state: 'failed' };
}

/** The whole mail, or undefined if there is none with that id. */
export async function readCorreo(id) {
  const response = await ask(`/api/buzon/${encodeURIComponent(id)}`);
  return response?.ok ? await response.json() : undefined;
}

async function ask(path) {
  try {
    return await fetch(path, { headers: { accept: 'application/json' } });
  } catch {
    return undefined;
  }
}
