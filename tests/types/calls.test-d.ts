// The client takes of each call what the contract says, and answers it: compiled by `npm run check`, never run.
import type { Client } from '../../src/client/createClient.ts';
import type { Curso } from '../../src/contract/curso.ts';
import type { consultaOf as ConsultaOf } from '../../src/state/consultas.ts';

declare const api: Client;
declare const consultaOf: typeof ConsultaOf;

const cursos = await api('GET /api/cliente/cursos', {
  query: { estado: ['abierto'], orden: '-inicio', limite: 50 },
});
const curso: Curso | undefined = cursos.resultados[0];
const { user } = await api('GET /api/auth/me');
const name: string = user.displayName;
const nothing: undefined = await api('POST /api/cliente/perfil/cambio-clave', {
  body: { token: 't', claveNueva: 'x' },
});
const file: Blob = await api.file('GET /api/cliente/movimientos', 'text/csv');
const list = consultaOf('GET /api/cliente/cursos').get().data?.resultados;
export const used: unknown = [curso, name, nothing, file, list];

// @ts-expect-error no such call
api('GET /api/cliente/curso');
// @ts-expect-error the id is missing
api('GET /api/cliente/cursos/{id}');
// @ts-expect-error the parameter has another name
api('GET /api/cliente/cursos/{id}', { params: { numero: '1' } });
// @ts-expect-error no such filter
api('GET /api/cliente/cursos', { query: { precio: 5 } });
// @ts-expect-error no such state
api('GET /api/cliente/cursos', { query: { estado: 'inventado' } });
// @ts-expect-error the type is always CLI
api('POST /api/auth/login', { body: { username: 'a', password: 'b', type: 'ADM' } });
// @ts-expect-error derived fields are never sent
api('PATCH /api/cliente', { body: { idioma: 'es', version: 2 } });
// @ts-expect-error a read has no body
api('GET /api/cliente/balance', { body: {} });
// @ts-expect-error a receipt has no CSV
api.file('GET /api/cliente/recibos/{id}', 'text/csv', { params: { id: 'r1' } });
// @ts-expect-error courses are no document
api.file('GET /api/cliente/cursos', 'application/pdf');
// @ts-expect-error only reads are kept
consultaOf('POST /api/cliente/enlaces');
