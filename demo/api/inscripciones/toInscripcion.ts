/** Builds the contract's enrolment from database rows. */
import type { Inscripcion } from '../../../src/contract/inscripcion.ts';
import { anulableHasta } from '../../../src/domain/anulacion/previewAnulacion.ts';
import { noRetencion } from '../../../src/domain/anulacion/settleFactura.ts';
import { tiposIdentificacion } from '../../../src/domain/documentos/tipos.ts';
import { canAnular } from '../../../src/domain/estados/inscripcion.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { known, knownMoneda } from '../db/known.ts';
import type { inscripciones, inscripcionHistorial } from '../db/schema/inscripciones.ts';
import type { Today } from '../http/momentOf.ts';

/** An enrolment with its course's rules for cancelling. */
export interface InscripcionRow
  extends Omit<
    typeof inscripciones.$inferSelect,
    'clienteId' | 'busqueda' | 'comprador' | 'avisadaEl' | 'ordenEspera'
  > {
  /** The enrolment's number. */
  id: string;
  /** In the waiting list. */
  posicion: number | null;
  inicio: string;
  anulacionHasta: string;
  anulacionRequiereAprobacion: boolean;
}

interface Documento {
  numero: string;
  tipo: 'factura' | 'nota_credito';
  saldo: number;
}

export function toInscripcion(
  { posicion, ...inscripcion }: InscripcionRow,
  historial: (typeof inscripcionHistorial.$inferSelect)[],
  documentos: Documento[],
  { today, zona }: Today,
): Inscripcion {
  const { inicio, anulacionHasta: hasta, anulacionRequiereAprobacion: requiereAprobacion } = inscripcion;
  const policy = { inicio, anulacion: { ...noRetencion, hasta, requiereAprobacion } };
  const anulable = canAnular(inscripcion, policy, today);
  return {
    numero: inscripcion.numero,
    estado: inscripcion.estado,
    fecha: dayOf(inscripcion.fecha, zona),
    curso: { id: inscripcion.cursoId, codigo: inscripcion.cursoCodigo, nombre: inscripcion.cursoNombre },
    participante: {
      tipoIdentificacion: known(tiposIdentificacion, inscripcion.participanteTipoIdentificacion),
      identificacion: inscripcion.participanteIdentificacion,
      nombres: inscripcion.participanteNombres,
      apellidos: inscripcion.participanteApellidos,
      correo: inscripcion.participanteCorreo,
      telefono: inscripcion.participanteTelefono,
    },
    valor: inscripcion.valor,
    descuento: inscripcion.descuento,
    ...(inscripcion.condicion === null ? {} : { condicion: inscripcion.condicion }),
    total: inscripcion.total,
    saldo: documentos.reduce((sum, documento) => sum + documento.saldo, 0),
    moneda: knownMoneda(inscripcion.moneda),
    ...(inscripcion.caducaEl === null ? {} : { caducaEl: inscripcion.caducaEl.toISOString() }),
    ...(posicion === null ? {} : { posicionEspera: posicion }),
    anulableHasta: anulableHasta(policy),
    puedeAnular: anulable.ok,
    ...(anulable.ok ? {} : { motivoNoAnulable: anulable.code }),
    ...anuladaOf(inscripcion, documentos, zona),
    facturas: documentos.filter(({ tipo }) => tipo === 'factura').map(({ numero }) => numero),
    canal: inscripcion.canal,
    ...terminosOf(inscripcion),
    historial: historial.map(({ de, a, fecha, actor }) => ({ de, a, fecha: fecha.toISOString(), actor })),
    version: inscripcion.version,
  };
}

function terminosOf({ terminosVersion: version, terminosAceptadosEl: el }: Omit<InscripcionRow, 'posicion'>) {
  return version === null || el === null ? {} : { terminos: { version, aceptadosEl: el.toISOString() } };
}

function anuladaOf(
  { anuladaEl, anuladaMotivo, anuladaComentario, anuladaRetencion }: Omit<InscripcionRow, 'posicion'>,
  documentos: Documento[],
  zona: string,
): Pick<Inscripcion, 'anulada'> {
  if (anuladaEl === null || anuladaMotivo === null || anuladaRetencion === null) return {};
  const notaCredito = documentos.find(({ tipo }) => tipo === 'nota_credito')?.numero;
  return {
    anulada: {
      fecha: dayOf(anuladaEl, zona),
      motivo: anuladaMotivo,
      ...(anuladaComentario === null ? {} : { comentario: anuladaComentario }),
      retencion: anuladaRetencion,
      ...(notaCredito === undefined ? {} : { notaCredito }),
    },
  };
}
