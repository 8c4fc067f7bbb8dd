/**
 * Reads path, query and body of a request and checks them by the contract's schemas. Refuses U+0000 and lone surrogates
 * everywhere, because PostgreSQL cannot store them.
 */
import type { HonoRequest, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { isReversedRange } from '../../../src/contract/list.ts';
import { codeOfIssue, errorsOfIssues } from '../../../src/contract/validation.ts';
import { parseJson } from '../../../src/domain/parseJson.ts';
import { ProblemError } from './problem.ts';

/** Throws 404 for a path with U+0000, which no identifier has. Percent-encoding cannot give half a character. */
export function refuseNulInPath(): MiddlewareHandler {
  return (c, next) => {
    if (/^[^?]*%00/.test(c.req.url)) throw new ProblemError('no_encontrado');
    return next();
  };
}

/** Throws 400 filtro_desconocido, 400 cursor_invalido, 422 validacion or 422 rango_invertido (pointers `?name`). */
export function readQuery(req: HonoRequest, schema: v.GenericSchema): unknown {
  // Without a prototype, `__proto__` is an unknown filter like any other.
  const query: Record<string, string | string[]> = Object.create(null);
  const { searchParams } = new URL(req.url);
  for (const name of searchParams.keys()) {
    const values = searchParams.getAll(name);
    if (values.some(isUnstorable)) {
      throw new ProblemError('validacion', { errors: [{ pointer: `?${name}`, code: 'caracteres' }] });
    }
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  const result = v.safeParse(schema, query);
  if (result.success) {
    if (isReversedRange(query)) {
      throw new ProblemError('rango_invertido', { errors: [{ pointer: '?hasta', code: 'fuera_de_rango' }] });
    }
    return result.output;
  }
  const errors = result.issues.map((issue) => ({
    pointer: `?${String(issue.path?.[0]?.key ?? '')}`,
    code: codeOfIssue(issue),
  }));
  const unknown = errors.filter((error) => error.code === 'campo_desconocido');
  if (unknown.length > 0) throw new ProblemError('filtro_desconocido', { errors: unknown });
  throw new ProblemError('validacion', { errors });
}

/** Throws 415 tipo_de_contenido, 400 json_invalido or 422 validacion (pointers into the body). */
export async function readBody(req: HonoRequest, schema: v.GenericSchema): Promise<unknown> {
  const type = req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ProblemError('tipo_de_contenido', { detail: 'Send application/json.' });
  }
  const json = parseJson(await req.text());
  if (!json) throw new ProblemError('json_invalido', { detail: 'The body is not JSON.' });
  const unstorable = pointerToUnstorable(json.value);
  if (unstorable !== undefined) {
    throw new ProblemError('validacion', { errors: [{ pointer: unstorable, code: 'caracteres' }] });
  }
  // Valibot's object schemas accept an array as an object: if no key is required, [] would succeed and change nothing.
  if (Array.isArray(json.value)) {
    throw new ProblemError('validacion', { errors: [{ pointer: '', code: 'formato' }] });
  }
  const result = v.safeParse(schema, json.value);
  if (result.success) return result.output;
  throw new ProblemError('validacion', { errors: errorsOfIssues(result.issues) });
}

/** Returns a pointer to such a value or key; undefined if there is none. Not recursive, because callers choose the depth. */
function pointerToUnstorable(body: unknown): string | undefined {
  const open: [string, unknown][] = [['', body]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string' && isUnstorable(value)) return pointer;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorable(key)) return pointer;
      // The contract has no deeper fields, so longer pointers are cut.
      const inside =
        pointer.length > 200 ? pointer : `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      open.push([inside, inner]);
    }
  }
  return undefined;
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
