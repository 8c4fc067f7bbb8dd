/** The steps of enrolling, and which of them holds a field. */

export const pasos = ['curso', 'participante', 'factura', 'revision'] as const;

export type Paso = (typeof pasos)[number];

export const isPaso = (value: unknown): value is Paso => pasos.some((paso) => paso === value);

/** What costs nothing bills nobody. */
export const pasosOf = (gratis: boolean): readonly Paso[] =>
  gratis ? pasos.filter((paso) => paso !== 'factura') : pasos;

export function pasoOf(name: string): Paso {
  if (name.startsWith('participante')) return 'participante';
  return name.startsWith('comprador') ? 'factura' : 'revision';
}
