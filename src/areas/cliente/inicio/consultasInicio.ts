/** What Inicio asks for in more than one place, named once so that a link may start the reads before the screen is there. */

/** "Mis inscripciones": three, the latest first. */
export const consultaUltimas = { query: { limite: 3, orden: '-fecha' } } as const;

/** Whose courses have classes to attend. A client with more active enrolments than this sees the latest ones' classes. */
export const consultaActivas = { query: { estado: 'activa', limite: 10, orden: '-fecha' } } as const;

/** "Últimos movimientos". */
export const consultaMovimientos = { query: { limite: 5, orden: '-secuencia' } } as const;
