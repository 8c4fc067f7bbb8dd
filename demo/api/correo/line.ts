/**
 * A line of a mail: words of ours, and between them values that people typed or that were computed. The two are kept
 * apart until the end, so that each rendering can show a value as text and nothing else.
 */

/** `dato` is shown as it is, isolated from the direction of the words around it. */
export interface Dato {
  readonly dato: string;
  readonly fuerte?: true;
}

export type Trozo = string | Dato;
export type Linea = readonly Trozo[];

/** Fills the `{{name}}`s of a text. Throws where one has no value: a test runs every text. */
export function fill(texto: string, valores: Readonly<Record<string, Dato>> = {}): Linea {
  return texto.split(/\{\{(\w+)\}\}/).flatMap((part, i): Trozo[] => {
    if (i % 2 === 0) return part === '' ? [] : [part];
    const valor = valores[part];
    if (!valor) throw new Error(`The text “${texto}” lacks a value for ${part}.`);
    return [valor];
  });
}

/** A value that was computed: an amount, a date, a number of ours. */
export function cifra(dato: string): Dato {
  return { dato };
}

const longest = 200;

/**
 * Text from the database, made fit for one line: no control characters, no marks that turn the direction of what
 * follows (they show as �), no flood.
 */
export function own(texto: string): Dato {
  const line = texto
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '\uFFFD')
    .trim();
  const characters = [...line];
  return { dato: characters.length > longest ? `${characters.slice(0, longest).join('')}…` : line };
}

/**
 * Text that somebody typed. Mail programs make links of what looks like one; who fills a form with a stranger's e-mail
 * shall not send them links, so a joiner that nobody sees keeps addresses from being recognised.
 */
export function typed(texto: string): Dato {
  const { dato } = own(texto);
  return { dato: /\w\.\w{2,}|:\/\/|\bwww\b|@/iu.test(dato) ? dato.replace(/[.:/@]/g, '$&\u2060') : dato };
}

export function strong(dato: Dato): Dato {
  return { ...dato, fuerte: true };
}
