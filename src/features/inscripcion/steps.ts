/** The steps of enrolling, and which of them has which field. */

export const inscripcionSteps = ['curso', 'participante', 'factura', 'revision'] as const;

export type InscripcionStep = (typeof inscripcionSteps)[number];

export const isInscripcionStep = (value: unknown): value is InscripcionStep =>
  inscripcionSteps.some((step) => step === value);

/** A course that costs nothing bills nobody. */
export const stepsOf = (gratis: boolean): readonly InscripcionStep[] =>
  gratis ? inscripcionSteps.filter((step) => step !== 'factura') : inscripcionSteps;

/** @param name of a field: `comprador.correo` */
export function stepOfField(name: string): InscripcionStep {
  if (name.startsWith('participante')) return 'participante';
  return name.startsWith('comprador') || name === 'factura' ? 'factura' : 'revision';
}
