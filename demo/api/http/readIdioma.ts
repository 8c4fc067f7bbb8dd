/** Reads the language that a request asks for. */
import { parseAccept } from 'hono/utils/accept';
import { codeOf, type Idioma, idiomas } from '../../../src/domain/idiomas.ts';

/** Returns the supported language that Accept-Language rates best; Spanish if it names none of them. */
export function readIdioma(header: string | undefined): Idioma {
  for (const { type, q } of parseAccept((header ?? '').slice(0, 200))) {
    const [primary] = type.toLowerCase().split('-');
    const found = idiomas.find((idioma) => q > 0 && codeOf(idioma) === primary);
    if (found) return found;
  }
  return 'es';
}
