/**
 * What was typed, kept for this tab until it is sent, so that a reload or another screen loses nothing. One for each client
 * and course; closing the tab forgets it. The box that accepts the terms is not kept, since accepting is an act.
 */
import * as v from 'valibot';
import { tiposIdentificacion } from '../../../../domain/documentos/tipos.ts';
import { createAlmacen } from '../../../../state/almacen.ts';
import type { Valores } from './valores.ts';

const Texto = v.pipe(v.string(), v.maxLength(400));
const persona = {
  tipoIdentificacion: v.picklist(tiposIdentificacion),
  identificacion: Texto,
  correo: Texto,
  pais: v.pipe(v.string(), v.length(2)),
  telefono: Texto,
};
const Borrador = v.object({
  valores: v.object({
    quien: v.picklist(['yo', 'otra']),
    participante: v.object({ ...persona, nombres: Texto, apellidos: Texto }),
    factura: v.picklist(['propia', 'otro']),
    comprador: v.object({ ...persona, razonSocial: Texto, direccion: Texto }),
    aceptaEspera: v.boolean(),
  }),
  /** Of a try whose answer never came: sent again it counts as the same one. */
  intento: v.optional(v.object({ clave: v.string(), cuerpo: v.string() })),
});
export type Borrador = v.InferOutput<typeof Borrador>;

const almacen = /* #__PURE__ */ createAlmacen(() => globalThis.sessionStorage);

/** Names the draft of a client in a course. */
export const claveBorrador = (cliente: string, curso: string): string =>
  `portal.registro.${cliente}.${curso}`;

export function readBorrador(clave: string): Borrador | undefined {
  try {
    const result = v.safeParse(Borrador, JSON.parse(almacen.read(clave) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

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
