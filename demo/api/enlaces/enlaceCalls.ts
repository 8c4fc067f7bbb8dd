/** The calls about payment links. */
import {
  createEnlace,
  getEnlace,
  listEnlaces as listEndpoint,
  renewEnlace,
  revokeEnlace,
} from '../../../src/contract/enlace.ts';
import { clientScope } from '../db/clientScope.ts';
import { found } from '../http/problem.ts';
import { type Mount, serve } from '../http/serve.ts';
import { handleCreateEnlace, handleRenewEnlace, handleRevokeEnlace } from './handleEnlaces.ts';
import { findEnlace, listEnlaces } from './listEnlaces.ts';

export const enlaceCalls: readonly Mount[] = [
  serve(listEndpoint, ({ who, query, now }, { database, config }) =>
    listEnlaces(clientScope(database.db, who.clienteId), query, { now, config }),
  ),
  serve(getEnlace, async ({ who, params, now }, { database, config }) =>
    found(await findEnlace(clientScope(database.db, who.clienteId), params.id, { now, config })),
  ),
  serve(createEnlace, handleCreateEnlace),
  serve(revokeEnlace, handleRevokeEnlace),
  serve(renewEnlace, handleRenewEnlace),
];
