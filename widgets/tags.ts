// The tags of the bundle and the areas of texts that the first screen of each shows; the loader fetches these beside the code.

export const tagAreas = {
  'portal-login': ['comun', 'errores', 'auth'],
  'portal-inscripcion-publica': ['comun', 'errores', 'curso', 'publico'],
  'portal-cliente': ['comun', 'errores', 'inicio', 'inscripciones', 'libro'],
  'portal-completo': ['comun', 'errores'],
} as const;

export type Tag = keyof typeof tagAreas;

export const tags = Object.keys(tagAreas) as readonly Tag[];
