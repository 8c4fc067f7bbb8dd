/**
 * The draft of an application, kept in the browser until it is sent, so that a reload, a lost connection or another
 * page loses nothing. It holds what was typed and no secret; the box that accepts the terms is not kept, since accepting
 * is an act. A draft is forgotten after three days: the computer may be a shared one.
 */
import * as v from 'valibot';
import { keptValores, parseKept } from '../../../features/persona/keptValores.ts';
import { createSafeStorage } from '../../../state/safeStorage.ts';
import { pasos } from './pasos.ts';
import type { Valores } from './valores.ts';

const PREFIX = 'portal-solicitud:';
const KEPT_MS = 3 * 86_400_000;

const Borrador = v.object({
  /** Milliseconds: when it was kept, and when the form was first shown. */
  guardado: v.number(),
  desde: v.number(),
  paso: v.picklist(pasos),
  valores: v.object({
    ...keptValores,
    factura: v.picklist(['participante', 'otro']),
  }),
  /** Of a sending whose answer never came: sent again it counts as the same one. */
  unanswered: v.optional(v.object({ key: v.string(), fingerprint: v.string(), since: v.number() })),
});
export type Borrador = v.InferOutput<typeof Borrador>;

const almacen = createSafeStorage(() => (typeof localStorage === 'undefined' ? undefined : localStorage));

const keyOf = (base: string, curso: string): string => `${PREFIX}${base}|${curso}`;

/** Undefined where there is none, it is too old, or something else wrote it. */
export function readBorrador(base: string, curso: string, now: number): Borrador | undefined {
  forgetOld(now);
  return parse(almacen.read(keyOf(base, curso)), now);
}

export function writeBorrador(base: string, curso: string, borrador: Borrador): void {
  almacen.write(keyOf(base, curso), JSON.stringify(borrador));
}

export function removeBorrador(base: string, curso: string): void {
  almacen.write(keyOf(base, curso), undefined);
}

/** What of the values is kept. */
export function keptOf({ participante, factura, comprador, aceptaEspera }: Valores): Borrador['valores'] {
  return { participante, factura, comprador, aceptaEspera };
}

function parse(text: string | undefined, now: number): Borrador | undefined {
  const borrador = parseKept(Borrador, text);
  return borrador && Math.abs(now - borrador.guardado) < KEPT_MS ? borrador : undefined;
}

/** Drafts of other courses that nobody came back to. */
function forgetOld(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && parse(localStorage.getItem(key) ?? undefined, now) === undefined)
        localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: then there is nothing in it.
  }
}
