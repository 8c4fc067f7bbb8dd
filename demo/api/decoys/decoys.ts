/**
 * Decoys: payment links that keep secret who is enrolled when somebody applies in a person's name.
 *
 * Anybody may send the public form with anybody's identification and a mailbox of their own. If that person is enrolled in
 * the course already, there is nothing to enrol. But a mail that says so, a mail without a payment link, a link that
 * cannot be opened or no mail at all would each tell the sender that the person studies here. So, if the mailbox is not
 * known to be the person's, the application gets what a stranger's would get: the same mail, and, if there is
 * something to pay, a link that looks like any other. That link is the decoy. It is a row of the table `decoys` and has
 * no enrolment, no invoice and no debt.
 *
 * Four rules make it indistinguishable, and each has a test (tests/api/decoys.test.ts):
 *
 * - Its mail contains only typed values and public facts, and its price is the price of that day (answerStranger).
 * - It takes a seat in the public number of free seats (`solicitudes.ocupa`), but not when somebody enrols.
 * - Its page runs the same SQL statements as that of any other link (find; readCobro in pagos runs it for every code).
 * - Its warning and its end come from the same task, with the same mails, as those of an unpaid enrolment (watch).
 *
 * If somebody pays a decoy: if the person is no longer enrolled, there is a seat and the price is the same, the applicant
 * is enrolled after all, and the code opens the link of that enrolment (billDecoy.ts). Otherwise the money becomes a
 * receipt in favour of the applicant, in a separate client record, and a mail explains why and whom to write to
 * (pagoAFavor.ts). So only somebody who paid learns that the person is enrolled.
 *
 * Decoys would be needed too if applications waited as such, with a seat but without an invoice, until somebody confirms them:
 * whoever types a mailbox of their own can confirm it, so what comes afterwards would have to be the same for people who are
 * enrolled. Only a payment could decide, and until then applicants would have no enrolment to see, to correct or to pay by transfer.
 *
 * No other folder knows of decoys. inscripciones asks `Strangers` what to answer, and pagos asks `UnbilledLinks` about
 * codes that are not in `enlaces`; app.ts gives them the two objects below.
 */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { admit } from '../../../src/domain/espera/admit.ts';
import { initialEstado } from '../../../src/domain/estados/inscripcion.ts';
import { accept } from '../../../src/domain/result.ts';
import { enqueueCorreo } from '../correo/enqueueCorreo.ts';
import type { Letters } from '../correo/letters.ts';
import type { KeptMail } from '../correo/mail.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import { clientScope } from '../db/clientScope.ts';
import type { Db } from '../db/db.ts';
import { pagos, recibos } from '../db/schema/cobros.ts';
import { decoys } from '../db/schema/decoys.ts';
import { newCodigo } from '../enlaces/insertEnlace.ts';
import type { Moment } from '../http/momentOf.ts';
import { descripcionOf } from '../inscripciones/bill.ts';
import { deadlineOf } from '../inscripciones/changeEstado.ts';
import {
  type Outcome,
  quoteSolicitud,
  type Strangers,
  situationOf,
} from '../inscripciones/enrolApplicant.ts';
import { findApplicant, type StoredSolicitud } from '../inscripciones/findApplicant.ts';
import { cursoLetter } from '../inscripciones/letters/letters.ts';
import { findSolicitud, solicitudEnvelope } from '../inscripciones/solicitud.ts';
import type { UnbilledLinks } from '../pagos/unbilledLinks.ts';
import { readRecibo, reciboAttachment } from '../recibos/reciboMail.ts';
import { billDecoy } from './billDecoy.ts';
import { type PagoAFavorMail, pagoAFavor } from './pagoAFavor.ts';
import { watch } from './watch.ts';

export const strangers: Strangers = { answer: answerStranger, watch };

export const decoyLinks: UnbilledLinks = {
  find,
  bill: billDecoy,
  async findPayer(tx, codigo, moment) {
    const [decoy] = await tx.select().from(decoys).where(eq(decoys.codigo, codigo));
    if (!decoy) throw new Error('A decoy that was just found is not there.');
    return findApplicant(tx, await findSolicitud(tx, decoy.solicitud), moment);
  },
  async receive(tx, codigo, money, { now }) {
    const [decoy] = await tx
      .update(decoys)
      .set({ terminadoEl: now })
      .where(eq(decoys.codigo, codigo))
      .returning();
    if (!decoy) throw new Error('A decoy that was paid is not there.');
    const envelope = await solicitudEnvelope(tx, await findSolicitud(tx, decoy.solicitud));
    const mail = { ...envelope, tipo: 'pago_a_favor' as const, solicitud: decoy.solicitud, ...money };
    await enqueueCorreo<PagoAFavorMail>(tx, mail, now);
  },
};

export const decoyLetters: Letters = {
  pago_a_favor: async (mail, context, composing) => {
    const { clienteId, recibo } = mail as KeptMail<PagoAFavorMail>;
    const records = clientScope(composing.tx, clienteId);
    return {
      ...(await cursoLetter(pagoAFavor)(mail, context, composing)),
      adjuntos: [await reciboAttachment(records, await readRecibo(records, recibo), context, composing)],
    };
  },
};

/** Returns the outcome that the application would have if the person were not enrolled. Makes a decoy for a link to pay. */
async function answerStranger(
  tx: Db,
  curso: LockedCurso,
  solicitud: StoredSolicitud,
  moment: Moment,
): Promise<Outcome> {
  const { numero } = solicitud;
  const [before] = await tx.select().from(decoys).where(eq(decoys.solicitud, numero));
  if (before) {
    // The sender corrected the e-mail. A link that is still valid stays the same, as for any other enrolment.
    const { codigo, caducaEl, valor, terminadoEl } = before;
    const isGood = terminadoEl === null && caducaEl > moment.now;
    return isGood ? { situacion: 'pago', enlace: { codigo, caducaEl, valor } } : { situacion: 'lleno' };
  }
  const { condiciones, estado, free } = curso;
  // An application that already seems to take a seat keeps it.
  const admission = solicitud.ocupa
    ? accept<'cupo' | 'espera'>('cupo')
    : admit({ estado, cuposDisponibles: free }, solicitud.aceptaEspera);
  if (!admission.ok) return { situacion: 'lleno' };
  const cotizacion = quoteSolicitud(curso, solicitud, moment);
  const supposed = initialEstado({
    hasSeat: admission.value === 'cupo',
    requiereAprobacion: condiciones.requiereAprobacion ?? false,
    total: cotizacion.total,
  });
  const situation = situationOf(supposed);
  const caducaEl = deadlineOf(supposed, curso, moment);
  if (situation !== 'pago' || caducaEl === null) return { situacion: situation };
  const codigo = newCodigo();
  const { moneda, total, cuotas } = cotizacion;
  const valor = cuotas[0]?.valor ?? total;
  await tx.insert(decoys).values({
    codigo,
    solicitud: numero,
    descripcion: descripcionOf(curso, solicitud.participante),
    cotizacion,
    valor,
    moneda,
    creadoEl: moment.now,
    caducaEl,
  });
  return { situacion: situation, enlace: { codigo, caducaEl, valor } };
}

/** Runs one statement, whether or not the code is a decoy's, so that the time reveals nothing. */
async function find(db: Db, codigo: string) {
  const [found] = await db
    .select({ decoy: decoys, recibo: recibos.numero })
    .from(decoys)
    .leftJoin(pagos, and(eq(pagos.unbilledCodigo, decoys.codigo), isNotNull(pagos.unbilledCodigo)))
    .leftJoin(recibos, eq(recibos.pagoId, pagos.id))
    .where(eq(decoys.codigo, codigo))
    .orderBy(asc(recibos.numero))
    .limit(1);
  if (!found) return undefined;
  const { solicitud, descripcion, cotizacion, valor, caducaEl, moneda } = found.decoy;
  const { total, cuotas } = cotizacion;
  return {
    estado: found.recibo === null ? ('activo' as const) : ('pagado' as const),
    caducaEl,
    recibo: found.recibo,
    moneda,
    asked: { factura: solicitud, solicitud, descripcion, valor, saldo: total, total, cuotas: [...cuotas] },
  };
}
