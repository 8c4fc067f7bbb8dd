/** An example of the answer of each call that has a body, for the OpenAPI document and for the mock server. */
import type { ResponseOf } from '../endpoint.ts';
import type { EndpointKey, Endpoints } from '../endpoints.ts';
import type { Inscripcion, Solicitud } from '../inscripcion.ts';
import {
  balance,
  cliente,
  curso,
  enlace,
  factura,
  ficha,
  inscripcion,
  movimientos,
  pago,
  recibo,
  usuario,
} from './records.ts';

type Answers = { readonly [K in EndpointKey]?: ResponseOf<Endpoints[K]> };

const pageOf = <T>(...resultados: readonly T[]) => ({
  total: resultados.length,
  siguiente: null,
  resultados: [...resultados],
});

const part = (text: string): string =>
  btoa(text).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** A JWT in form only: nobody has signed it, and it expires in 2286. */
const accessToken = `${part('{"alg":"HS256","typ":"JWT"}')}.${part(`{"sub":"${usuario.id}","exp":9999999999}`)}.ejemplo`;

const anulacion = {
  pagado: 5000,
  retencion: 2300,
  notaCredito: 20_700,
  saldoAFavor: 2700,
  anulaFactura: false,
  liberaCupo: true,
  moneda: 'USD',
} as const;

const inscripcionAnulada: Inscripcion = {
  ...inscripcion,
  estado: 'anulada',
  saldo: 0,
  puedeAnular: false,
  motivoNoAnulable: 'estado_final',
  anulada: { fecha: '2026-11-22', motivo: 'horario', retencion: 2300, notaCredito: '001-001-000000124' },
  version: 2,
};

export const solicitud: Solicitud = {
  solicitud: 'SOL-XNZMX-TMBY3',
  correo: 'a•••@ejemplo.com',
  permiso: 'un-permiso-que-nadie-mas-recibe',
};

export const answers: Answers = {
  'POST /api/auth/login': { accessToken, user: usuario },
  'POST /api/auth/register': { accessToken, user: usuario },
  'GET /api/auth/me': { user: usuario },
  'GET /api/cliente': cliente,
  'PATCH /api/cliente': { ...cliente, version: 4 },
  'GET /api/cliente/usuarios/{id}': { user: usuario },
  'POST /api/cliente/perfil/{id}/solicitud-cambio-clave': { recibida: true },
  'POST /api/cliente/perfil/verificacion-correo': { recibida: true },
  'GET /api/cliente/perfil/sesiones': {
    resultados: [
      {
        id: '3f0e9d8c-7b6a-4958-8746-352413021f0e',
        inicio: '2026-11-22T13:00:00Z',
        ultimoUso: '2026-11-22T13:20:00Z',
        dispositivo: 'Firefox · Windows',
        lugar: 'Quito, Ecuador',
        pais: 'EC',
        actual: true,
      },
    ],
  },
  'GET /api/cliente/cursos': pageOf(curso),
  'GET /api/cliente/cursos/{id}': { ...curso, ficha },
  'GET /api/cliente/cursos/{id}/calendario.ics':
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//portal-clientes//ES\r\nEND:VCALENDAR\r\n',
  'POST /api/cliente/cursos/{id}/cotizacion': {
    moneda: 'USD',
    valor: 23_000,
    descuento: 3000,
    rebaja: { motivo: 'Pronto pago', hasta: '2027-01-31' },
    total: 20_000,
    desglose: {
      subtotal: 20_000,
      descuento: 2609,
      impuestos: 2609,
      total: 20_000,
      lineas: [{ codigo: 'IVA', tarifa: 15, base: 17_391, valor: 2609 }],
    },
    cuando: 'ahora',
    cuotas: [
      { orden: 1, vence: '2026-11-22', valor: 10_000 },
      { orden: 2, vence: '2026-12-22', valor: 10_000 },
    ],
  },
  'GET /api/cliente/inscripciones': pageOf(inscripcion),
  'GET /api/cliente/inscripciones/{id}': inscripcion,
  'POST /api/cliente/inscripciones': inscripcion,
  'POST /api/cliente/solicitudes/{id}/correo': { solicitud: solicitud.solicitud, correo: 'p•••@ejemplo.com' },
  'GET /api/cliente/inscripciones/{id}/anular': {
    numero: inscripcion.numero,
    estado: inscripcion.estado,
    puedeAnular: true,
    anulableHasta: inscripcion.anulableHasta,
    ...anulacion,
    huella: 'b1946ac92492d234',
  },
  'POST /api/cliente/inscripciones/{id}/anular': { ...anulacion, inscripcion: inscripcionAnulada },
  'GET /api/cliente/inscripciones/{id}/enlaces': pageOf(enlace),
  'GET /api/cliente/facturas': {
    ...pageOf(factura),
    totales: [{ moneda: 'USD', cuantos: 1, total: 23_000, pagado: 5000, acreditado: 0, saldo: 18_000 }],
  },
  'GET /api/cliente/facturas/{id}': factura,
  'GET /api/cliente/recibos': {
    ...pageOf(recibo),
    totales: [
      { moneda: 'USD', cuantos: 1, valor: 5000, aplicado: 5000, reembolsado: 0, reversado: 0, sinAplicar: 0 },
    ],
  },
  'GET /api/cliente/recibos/{id}': recibo,
  'POST /api/cliente/recibos/{id}/reenviar': { correo: cliente.correo },
  'GET /api/cliente/pagos': pageOf(pago),
  'GET /api/cliente/movimientos': {
    ...pageOf(...movimientos),
    totales: [{ moneda: 'USD', cuantos: 2, saldoInicial: 0, debe: 23_000, haber: 5000, saldoFinal: 18_000 }],
  },
  'GET /api/cliente/balance': [balance],
  'POST /api/cliente/enlaces': enlace,
  'GET /api/cliente/enlaces': pageOf(enlace),
  'GET /api/cliente/enlaces/{id}': enlace,
  'DELETE /api/cliente/enlaces/{id}': { ...enlace, estado: 'revocado', pendiente: 0 },
  'POST /api/cliente/enlaces/{id}/renovar': enlace,
  'POST /api/cliente/aplicaciones': {
    valor: 2700,
    moneda: 'USD',
    aplicaciones: [{ recibo: recibo.numero, factura: factura.numero, valor: 2700 }],
    facturas: [{ numero: factura.numero, saldo: factura.saldo - 2700 }],
    saldoAFavor: 0,
  },
  'GET /api/institucion': {
    nombre: 'Universidad de Ejemplo',
    identificacion: '1792060346001',
    tipoIdentificacion: '04',
    direccion: 'Av. 12 de Octubre 1076, Quito',
    correo: 'cursos@ejemplo.edu.ec',
    telefono: '+59322991700',
    facturaElectronica: true,
    capacidades: ['registro', 'recuperacion', 'avisos'],
  },
  'GET /api/salud': { estado: 'disponible', baseDeDatos: 'disponible', version: '1.0.0' },
};
