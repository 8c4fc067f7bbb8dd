/**
 * What was typed, kept for this tab until it is sent, so that a reload or another screen loses nothing. One for each client
 * and course; closing the tab forgets it. The box that accepts the terms is not kept, since accepting is an act.
 */
import * as v from 'valibot';
import { keptValores, parseKept } from '../../../../features/persona/keptValores.ts';
import { createSafeStorage } from '../../../../state/safeStorage.ts';
import type { Valores } from './valores.ts';

const Borrador = v.object({
  valores: v.object({
    ...keptValores,
    quien: v.picklist(['yo', 'otra']),
    factura: v.picklist(['propia', 'otro']),
  }),
  /** Of a try whose answer never came: sent again it counts as the same one. */
  unanswered: v.optional(v.object({ key: v.string(), fingerprint: v.string(), since: v.number() })),
});
export type Borrador = v.InferOutput<typeof Borrador>;

const almacen = /* #__PURE__ */ createSafeStorage(() => globalThis.sessionStorage);

/** Names the draft of a client in a course. */
export const claveBorrador = (cliente: string, curso: string): string =>
  `portal.registro.${cliente}.${curso}`;

export const readBorrador = (clave: string): Borrador | undefined => parseKept(Borrador, almacen.read(clave));

export function writeBorrador(clave: string, borrador: Borrador | undefined): void {
  almacen.write(clave, borrador && JSON.stringify(borrador));
}

/** What of the values is kept. */
export function keptOf({
  quien,
  participante,
  factura,
  comprador,
  aceptaEspera,
}: Valores): Borrador['valores'] {
  return { quien, participante, factura, comprador, aceptaEspera };
}
