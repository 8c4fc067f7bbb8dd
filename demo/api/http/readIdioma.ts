/** Reads the language that a request asks for. */
import { codeOf, type Idioma, idiomas } from '../../../src/domain/idiomas.ts';

/** Returns the supported language that Accept-Language rates best; Spanish if it names none of them. */
export function readIdioma(header: string | undefined): Idioma {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((item, i) => {
      const [tag = '', ...parameters] = item.trim().split(';');
      const q = Number(/^\s*q=([\d.]+)\s*$/i.exec(parameters.join(';'))?.[1] ?? 1);
      return { primary: tag.trim().toLowerCase().split('-')[0] ?? '', q, i };
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q || a.i - b.i);
  for (const { primary } of wanted) {
    const found = idiomas.find((idioma) => codeOf(idioma) === primary);
    if (found) return found;
  }
  return 'es';
}
