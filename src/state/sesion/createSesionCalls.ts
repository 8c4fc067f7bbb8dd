/** The calls that a session makes. Answers are checked by schema, because the session depends on their shape. */
import * as v from 'valibot';
import { ApiError } from '../../client/apiError.ts';
import type { Client } from '../../client/createClient.ts';
import { SesionNueva, UsuarioActual } from '../../contract/auth.ts';
import type { Registro } from '../../contract/registro.ts';

/**
 * The API calls about the session. Each throws the client's errors, and ApiError of kind `format` for an answer of the wrong
 * shape.
 */
export interface SesionCalls {
  login: (credenciales: { username: string; password: string }) => Promise<SesionNueva>;
  register: (registro: Registro) => Promise<SesionNueva>;
  /** The user of the credential in force. */
  me: () => Promise<v.InferOutput<typeof UsuarioActual>>;
  /** Ends the session of the credential in force on the server. The call survives leaving the page. */
  end: () => Promise<void>;
}

/** @param base what comes before `/api`, for error messages */
export function createSesionCalls(client: Client, base: () => string): SesionCalls {
  const read = async <S extends v.GenericSchema>(schema: S, body: unknown, method: string, path: string) => {
    const result = v.safeParse(schema, body);
    if (result.success) return result.output;
    const fault = await import('../../contract/faultOfAnswer.ts').then(
      ({ faultOfAnswer }) => faultOfAnswer(schema, body),
      () => undefined,
    );
    throw new ApiError({ kind: 'format', method, url: `${base()}${path}`, fault });
  };
  return {
    async login({ username, password }) {
      const body = { username, password, type: 'CLI' as const };
      const answer = await client('POST /api/auth/login', { body, anonymous: true });
      return read(SesionNueva, answer, 'POST', '/api/auth/login');
    },
    async register({ email, password, firstName, lastName }) {
      const body = { email, password, firstName, lastName };
      const answer = await client('POST /api/auth/register', { body, anonymous: true });
      return read(SesionNueva, answer, 'POST', '/api/auth/register');
    },
    async me() {
      return read(UsuarioActual, await client('GET /api/auth/me'), 'GET', '/api/auth/me');
    },
    async end() {
      await client('DELETE /api/cliente/perfil/sesiones/{id}', { params: { id: 'actual' }, keepalive: true });
    },
  };
}
