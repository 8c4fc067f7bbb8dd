// The tags of the bundle, and the text areas of each tag's first screen, which the loader fetches together with the code.

export const tagAreas = {
  'portal-login': ['comun', 'errores', 'auth'],
  'portal-inscripcion-publica': ['comun', 'errores', 'curso', 'publico'],
  'portal-cliente': ['comun', 'errores', 'inicio', 'inscripciones', 'libro'],
  'portal-completo': ['comun', 'errores'],
} as const;

export type Tag = keyof typeof tagAreas;

export const tags = Object.keys(tagAreas) as readonly Tag[];
