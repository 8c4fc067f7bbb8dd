/** The steps of the form, after the choice of a course. On a wide screen all of them are on one page. */

export const pasos = ['participante', 'factura', 'revision'] as const;

export type Paso = (typeof pasos)[number];

/** A course that costs nothing bills nobody. */
export const pasosOf = (gratis: boolean): readonly Paso[] =>
  gratis ? pasos.filter((paso) => paso !== 'factura') : pasos;

/** The step that holds a field. */
export function pasoOf(name: string): Paso {
  if (name.startsWith('participante')) return 'participante';
  return name.startsWith('comprador') || name === 'factura' ? 'factura' : 'revision';
}
