/** The people who may sign in to the WordPress of tests: one of each role. */
export const people = ['administrator', 'editor', 'author'] as const;

export type Role = (typeof people)[number];

export const password = 'una frase larga de prueba';
