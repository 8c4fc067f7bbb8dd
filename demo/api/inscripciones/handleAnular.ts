/** A client cancels in two steps: a preview, and then exactly what the preview showed. */
import type {
  anularInscripcion,
  Inscripcion,
  previewAnulacion as previewEndpoint,
} from '../../../src/contract/inscripcion.ts';
import { lockCursoOf } from '../cursos/lockCurso.ts';
import { clientScope } from '../db/clientScope.ts';
import type { Db } from '../db/db.ts';
import { readTogether } from '../db/transact.ts';
import { settle } from '../facturas/settle.ts';
import { etagOf, readIfMatch } from '../http/etag.ts';
import { type Moment, momentOf } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';
import { changeEstado } from './changeEstado.ts';
import { findInscripcion } from './listInscripciones.ts';
import { type Anulable, lockAnulable, readPreview } from './lockAnulable.ts';
import { promote } from './promote.ts';
import { tellInscripcion } from './tellInscripcion.ts';

export const handlePreviewAnulacion: Handler<typeof previewEndpoint> = async (
  { params, who, now },
  services,
) => {
  const moment = momentOf(services, now);
  return readTogether(services.database.db, (tx) => readPreview(tx, who.clienteId, params.id, moment));
};

/**
 * Throws 404; 412 if If-Match names an older version; 422 with the reason why cancelling is not possible; and 409
 * vista_previa_cambio if the result would differ from the preview with the sent `huella`.
 */
export const handleAnular: Handler<typeof anularInscripcion> = async (
  { params, who, body, now, commit, reply, c },
  services,
) => {
  const moment = momentOf(services, now);
  const version = c.req.header('if-match') === undefined ? undefined : readIfMatch(c.req);
  const result = await commit(async (tx) => {
    const anulable = await lockAnulable(tx, who.clienteId, params.id, moment);
    const { inscripcion, preview } = anulable;
    if (version !== undefined && version !== inscripcion.version) throw new ProblemError('version_obsoleta');
    if (preview.motivoNoAnulable) throw new ProblemError(preview.motivoNoAnulable);
    if (body.huella !== undefined && body.huella !== preview.huella) {
      throw new ProblemError('vista_previa_cambio', { detail: 'Ask for the preview again and show it.' });
    }
    await anular(tx, anulable, { motivo: body.motivo, comentario: body.comentario }, moment);
    const anulada = await readOwn(tx, who.clienteId, inscripcion.numero, moment);
    reply.headers.etag = etagOf(anulada.version);
    return { ...preview, inscripcion: anulada };
  });
  services.wakeUps.emit('correo');
  return result;
};

async function anular(
  tx: Db,
  { inscripcion, curso, factura, preview }: Anulable,
  { motivo, comentario }: { motivo: string; comentario: string | undefined },
  moment: Moment,
): Promise<void> {
  const anulada = await changeEstado(tx, inscripcion, 'anular', {
    curso,
    moment,
    actor: 'cliente',
    changes: {
      anuladaEl: moment.now,
      anuladaMotivo: motivo,
      anuladaComentario: comentario || null,
      anuladaRetencion: preview.retencion,
    },
  });
  await settle(tx, inscripcion, factura, preview, moment);
  const { liberaCupo, anulaFactura, retencion, notaCredito, saldoAFavor, moneda } = preview;
  const effects = { liberaCupo, anulaFactura, retencion, notaCredito, saldoAFavor, moneda };
  await tellInscripcion(
    tx,
    anulada,
    { tipo: 'anulada', inscripcion: anulada.numero, ...effects },
    moment.now,
  );
  if (liberaCupo) await promote(tx, await lockCursoOf(tx, anulada, moment.today), moment);
}

async function readOwn(tx: Db, clienteId: string, numero: string, moment: Moment): Promise<Inscripcion> {
  const found = await findInscripcion(clientScope(tx, clienteId), numero, moment);
  if (!found) throw new Error(`${numero} is not there.`);
  return found;
}
