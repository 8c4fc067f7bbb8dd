/**
 * Decoys: the payment link of who applied for somebody that is enrolled already, from a mailbox that nobody knows as
 * theirs. It opens the page that a stranger's would, so that nobody learns by it who studies here.
 */
import type { Cotizacion } from '../../../src/domain/cotizacion/cotizar.ts';
import type { EnlacePago } from '../correo/aviso.ts';
import type { CursoBloqueado } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { decoys } from '../db/schema/decoys.ts';
import type { Momento } from '../http/momento.ts';
import { descripcionOf, newCodigo } from '../inscripciones/bill.ts';
import type { Solicitud } from '../inscripciones/findApplicant.ts';

export type Decoy = typeof decoys.$inferSelect;

export async function writeDecoy(
  tx: Db,
  curso: CursoBloqueado,
  { numero, participante }: Solicitud,
  { cotizacion, caducaEl }: { cotizacion: Cotizacion; caducaEl: Date },
  { now }: Momento,
): Promise<EnlacePago> {
  const codigo = newCodigo();
  const { moneda, total, cuotas } = cotizacion;
  const valor = cuotas[0]?.valor ?? total;
  const descripcion = descripcionOf(curso, participante);
  await tx
    .insert(decoys)
    .values({ codigo, solicitud: numero, descripcion, cotizacion, valor, moneda, creadoEl: now, caducaEl });
  return { codigo, caducaEl, valor };
}
