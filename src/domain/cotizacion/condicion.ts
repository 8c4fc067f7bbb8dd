/**
 * A discount with a condition: what the institution asks for, what a person presents, and whether that earns the
 * discount. The caller compares codes, because only the caller knows them.
 */
import { accept, type Result, reject } from '../result.ts';

/** `declaracion`: the person declares that sentence. `codigo`: the person types a code that the institution gave out. */
export type Condicion =
  | { readonly tipo: 'declaracion'; readonly declaracion: string }
  | { readonly tipo: 'codigo' };

/** `declaracion` is the sentence that the person read, so that nobody is held to one that has changed since. */
export type CondicionPresentada =
  | { readonly tipo: 'declaracion'; readonly declaracion: string }
  | { readonly tipo: 'codigo'; readonly codigo: string };

interface CursoWithCondicion {
  readonly descuento?: { readonly hasta: string; readonly condicion?: Condicion | undefined } | undefined;
}

/** Problem codes of the contract. */
export type CondicionRefusal = 'descuento_no_disponible' | 'codigo_incorrecto';

/**
 * Returns what is recorded of a condition that is met. Public facts decide first, so a refusal reveals no more about a
 * code than that it is wrong.
 * @param today YYYY-MM-DD in the institution's zone
 * @param isCodigo compares a code, in the form of normalizeCodigo, with that of the course
 */
export function judgeCondicion(
  { descuento }: CursoWithCondicion,
  presentada: CondicionPresentada,
  today: string,
  isCodigo: (codigo: string) => boolean,
): Result<Condicion, CondicionRefusal> {
  const condicion = descuento && today <= descuento.hasta ? descuento.condicion : undefined;
  if (condicion?.tipo === 'codigo' && presentada.tipo === 'codigo')
    return isCodigo(presentada.codigo) ? accept(condicion) : reject('codigo_incorrecto');
  if (
    condicion?.tipo === 'declaracion' &&
    presentada.tipo === 'declaracion' &&
    isSameSentence(condicion.declaracion, presentada.declaracion)
  )
    return accept(condicion);
  return reject('descuento_no_disponible');
}

/** A code in the form for comparison: without spaces and dashes, in capitals. */
export function normalizeCodigo(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

function isSameSentence(one: string, other: string): boolean {
  return tidy(one) === tidy(other);
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
