/** A payment link. Money that arrives for a closed link is not lost: it becomes saldo a favor, the link stays closed. */
export const estadosEnlace = ['activo', 'pagado', 'caducado', 'revocado'] as const;

export type EstadoEnlace = (typeof estadosEnlace)[number];
