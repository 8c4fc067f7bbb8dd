/** From what happened to rows, in the order that the foreign keys ask for. The triggers do the sums. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { aplicaciones, enlaceFacturas, enlaces, pagos, recibos, reembolsos } from '../db/schema/cobros.ts';
import { credenciales, cuentas } from '../db/schema/cuentas.ts';
import { cursoSesiones, cursos } from '../db/schema/cursos.ts';
import { facturaCuotas, facturaImpuestos, facturaLineas, facturas } from '../db/schema/facturas.ts';
import { inscripciones, inscripcionHistorial } from '../db/schema/inscripciones.ts';
import { consecutivos } from '../db/schema/institucion.ts';
import { movimientos } from '../db/schema/libro.ts';
import type { CursoHecho, FacturaHecha, Hechos, InscripcionHecha } from './historia/hechos.ts';
import { dateOf } from './historia/mundo.ts';
import { insertRows } from './insertRows.ts';

const moneda = 'USD';
const terminosVersion = '2026-01';

const instant = (ms: number): Date => new Date(ms);
const instantOrNull = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms));

export async function writePersonas(db: Db, hechos: Hechos, hash: string): Promise<void> {
  await insertRows(
    db,
    clientes,
    hechos.clientes.map(
      ({ id, identificacion, nombres, apellidos, correo, telefono, direccion, creadoEl }) => ({
        id,
        tipoIdentificacion: '05',
        identificacion,
        nombres,
        apellidos,
        correo,
        telefono,
        direccion,
        idioma: 'es',
        version: 1,
        creadoEl: instant(creadoEl),
      }),
    ),
  );
  await insertRows(
    db,
    cuentas,
    hechos.clientes.map(({ id, cuentaId, correo, creadoEl }) => ({
      id: cuentaId,
      clienteId: id,
      correo,
      correoVerificadoEl: instant(creadoEl),
      creadaEl: instant(creadoEl),
    })),
  );
  await insertRows(
    db,
    credenciales,
    hechos.clientes.map(({ cuentaId, creadoEl }) => ({ cuentaId, hash, cambiadaEl: instant(creadoEl) })),
  );
}

export async function writeCursos(db: Db, hechos: Hechos): Promise<void> {
  await insertRows(db, cursos, hechos.cursos.map(toCurso));
  await insertRows(
    db,
    cursoSesiones,
    hechos.cursos.flatMap((curso) =>
      curso.sesiones.map((sesion, i) => ({
        cursoId: curso.id,
        orden: i + 1,
        inicio: new Date(sesion.inicio),
        fin: new Date(sesion.fin),
        lugar: curso.ficha.lugar,
      })),
    ),
  );
}

function toCurso({ ficha, ...curso }: CursoHecho) {
  return {
    id: curso.id,
    identificacion: curso.codigo,
    nombre: ficha.nombre,
    descripcion: ficha.descripcion,
    modalidad: ficha.modalidad,
    inicio: curso.inicio,
    fin: curso.fin,
    inscripcionDesde: curso.inscripcionDesde,
    inscripcionHasta: curso.inscripcionHasta,
    cupo: ficha.cupo ?? null,
    ocupados: 0,
    ultimaEspera: curso.espera,
    precio: ficha.precio,
    moneda,
    impuestoCodigo: 'IVA',
    impuestoTarifa: ficha.iva ?? 0,
    cuotas: ficha.cuotas ?? 1,
    descuentoMotivo: ficha.descuento?.motivo ?? null,
    descuentoValor: ficha.descuento?.valor ?? null,
    descuentoHasta: curso.descuentoHasta ?? null,
    requiereAprobacion: ficha.requiereAprobacion ?? false,
    anulacionHasta: curso.anulacionHasta,
    anulacionRetencionValor: 0,
    anulacionRetencionPorcentaje: ficha.retencion ?? 0,
    anulacionRequiereAprobacion: ficha.anulacionRequiereAprobacion ?? false,
    canceladoEl: instantOrNull(curso.canceladoEl),
    version: 1,
  };
}

export async function writeInscripciones(db: Db, hechos: Hechos): Promise<void> {
  await insertRows(db, inscripciones, hechos.inscripciones.map(toInscripcion));
  await insertRows(
    db,
    inscripcionHistorial,
    hechos.inscripciones.flatMap(({ numero, pasos }) =>
      pasos.map(({ de, a, fecha, actor }, i) => ({
        inscripcion: numero,
        orden: i + 1,
        de,
        a,
        fecha: instant(fecha),
        actor,
      })),
    ),
  );
}

function toInscripcion({ participante, anulada, ...inscripcion }: InscripcionHecha) {
  return {
    numero: inscripcion.numero,
    clienteId: inscripcion.cliente.id,
    cursoId: inscripcion.curso.id,
    cursoCodigo: inscripcion.curso.codigo,
    cursoNombre: inscripcion.curso.ficha.nombre,
    participanteTipoIdentificacion: '05',
    participanteIdentificacion: participante.identificacion,
    participanteNombres: participante.nombres,
    participanteApellidos: participante.apellidos,
    participanteCorreo: participante.correo,
    participanteTelefono: participante.telefono,
    estado: inscripcion.estado,
    fecha: instant(inscripcion.fecha),
    valor: inscripcion.valor,
    descuento: inscripcion.descuento,
    total: inscripcion.total,
    moneda,
    caducaEl: instantOrNull(inscripcion.caducaEl),
    ordenEspera: inscripcion.ordenEspera ?? null,
    anuladaEl: instantOrNull(anulada?.fecha),
    anuladaMotivo: anulada?.motivo ?? null,
    anuladaRetencion: anulada?.retencion ?? null,
    canal: inscripcion.canal,
    terminosVersion,
    terminosAceptadosEl: instant(inscripcion.fecha),
    version: inscripcion.pasos.length,
  };
}

export async function writeFacturas(db: Db, hechos: Hechos): Promise<void> {
  await writeDocumentos(
    db,
    hechos.facturas.filter(({ tipo }) => tipo === 'factura'),
  );
  await insertRows(
    db,
    facturaCuotas,
    hechos.facturas.flatMap(({ numero, cuotas }) =>
      cuotas.map((cuota, i) => ({ factura: numero, orden: i + 1, ...cuota })),
    ),
  );
}

/** After the applications: a credit note fits only where the money that it frees has been taken off the invoice. */
export async function writeNotas(db: Db, hechos: Hechos): Promise<void> {
  await writeDocumentos(
    db,
    hechos.facturas.filter(({ tipo }) => tipo === 'nota_credito'),
  );
}

async function writeDocumentos(db: Db, documentos: FacturaHecha[]): Promise<void> {
  await insertRows(db, facturas, documentos.map(toFactura));
  await insertRows(
    db,
    facturaLineas,
    documentos.map(({ numero, descripcion, precioUnitario, descuento, total }) => ({
      factura: numero,
      orden: 1,
      descripcion,
      cantidad: 1,
      precioUnitario,
      descuento,
      total,
    })),
  );
  await insertRows(
    db,
    facturaImpuestos,
    documentos.map(({ numero, tarifa, base, impuesto }) => ({
      factura: numero,
      orden: 1,
      codigo: 'IVA',
      tarifa,
      base,
      valor: impuesto,
    })),
  );
}

function toFactura(factura: FacturaHecha) {
  const { cliente, inscripcion } = factura;
  return {
    numero: factura.numero,
    tipo: factura.tipo,
    refiere: factura.refiere?.numero ?? null,
    clienteId: cliente.id,
    inscripcion: inscripcion.numero,
    estado: factura.anuladaEl === undefined ? ('emitida' as const) : ('anulada' as const),
    fechaEmision: factura.fechaEmision,
    fechaVencimiento: factura.cuotas.at(-1)?.vence ?? factura.fechaEmision,
    comprador: {
      tipoIdentificacion: '05',
      identificacion: cliente.identificacion,
      razonSocial: `${cliente.nombres} ${cliente.apellidos}`,
      correo: cliente.correo,
      direccion: cliente.direccion,
      telefono: cliente.telefono,
    },
    subtotal: factura.precioUnitario,
    descuento: factura.descuento,
    impuestos: factura.impuesto,
    total: factura.total,
    moneda,
    anuladaEl: instantOrNull(factura.anuladaEl),
    creadaEl: instant(factura.emitidaEl),
  };
}

export async function writeCobros(db: Db, hechos: Hechos): Promise<void> {
  // A paid link names its receipt and the receipt its attempt, which names the link: links come first, still open.
  await insertRows(
    db,
    enlaces,
    hechos.enlaces.map(({ id, codigo, cliente, valor, estado, creadoEl, caducaEl }) => ({
      id,
      codigo,
      clienteId: cliente.id,
      valor,
      moneda,
      estado: estado === 'pagado' ? ('activo' as const) : estado,
      creadoEl: instant(creadoEl),
      caducaEl: instant(caducaEl),
    })),
  );
  await insertRows(
    db,
    enlaceFacturas,
    hechos.enlaces.map(({ id, cliente, factura, valor }) => ({
      enlaceId: id,
      factura: factura.numero,
      clienteId: cliente.id,
      moneda,
      valor,
    })),
  );
  await insertRows(
    db,
    pagos,
    hechos.pagos.map(({ id, enlace, valor, estado, referencia, creadoEl }) => ({
      id,
      clienteId: enlace.cliente.id,
      enlaceId: enlace.id,
      valor,
      moneda,
      estado,
      pasarela: 'demo',
      referencia,
      creadoEl: instant(creadoEl),
      actualizadoEl: instant(creadoEl),
    })),
  );
  await insertRows(
    db,
    recibos,
    hechos.recibos.map((recibo) => ({
      numero: recibo.numero,
      clienteId: recibo.cliente.id,
      pagoId: recibo.pago?.id ?? null,
      fecha: dateOf(recibo.recibidoEl),
      valor: recibo.valor,
      moneda,
      medio: recibo.medio,
      referencia: recibo.referencia,
      estado: recibo.estado,
      reembolsado: recibo.reembolsado,
      creadoEl: instant(recibo.recibidoEl),
    })),
  );
  await insertRows(
    db,
    aplicaciones,
    hechos.aplicaciones.map(({ recibo, factura, valor, fecha, revertidaEl }) => ({
      recibo: recibo.numero,
      factura: factura.numero,
      clienteId: factura.cliente.id,
      moneda,
      valor,
      fecha: dateOf(fecha),
      revertidaEl: instantOrNull(revertidaEl),
    })),
  );
  await insertRows(
    db,
    reembolsos,
    hechos.reembolsos.map(({ id, recibo, valor, fecha, referencia }) => ({
      id,
      recibo: recibo.numero,
      clienteId: recibo.cliente.id,
      moneda,
      valor,
      fecha: dateOf(fecha),
      referencia,
    })),
  );
}

/** The receipts that paid the links, now that there are receipts. */
export async function closeLinks(db: Db, hechos: Hechos): Promise<void> {
  const pagados = hechos.enlaces.flatMap(({ id, recibo }) => (recibo ? [{ id, recibo: recibo.numero }] : []));
  await db.execute(sql`
    update enlaces set estado = 'pagado', recibo = p.recibo
    from json_to_recordset(${JSON.stringify(pagados)}::json) as p (id uuid, recibo text)
    where enlaces.id = p.id`);
}

export async function writeLibro(db: Db, hechos: Hechos, last: Record<string, number>): Promise<void> {
  // Client by client: each ledger keeps its order, and its lines lie together.
  const libros = Map.groupBy(hechos.movimientos, ({ cliente }) => cliente);
  await insertRows(
    db,
    movimientos,
    [...libros.values()].flat().map(({ cliente, fecha, tipo, documento, descripcion, debe, haber }) => ({
      clienteId: cliente.id,
      moneda,
      fecha: dateOf(fecha),
      registradoEl: instant(fecha),
      tipo,
      documento: documento.numero,
      descripcion,
      debe,
      haber,
    })),
  );
  await insertRows(
    db,
    consecutivos,
    Object.entries(last).map(([serie, ultimo]) => ({ serie, ultimo })),
  );
}
