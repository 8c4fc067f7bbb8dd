/** One valid record of each kind, telling one story: Ana enrols in a course and pays half of its first instalment. */
import type { Usuario } from '../auth.ts';
import type { Balance } from '../balance.ts';
import type { Cliente } from '../cliente.ts';
import type { Curso } from '../curso.ts';
import type { Enlace } from '../enlace.ts';
import type { Factura } from '../factura.ts';
import type { Ficha } from '../ficha.ts';
import type { Inscripcion } from '../inscripcion.ts';
import type { Movimiento } from '../movimiento.ts';
import type { Pago } from '../pago.ts';
import type { Participante } from '../persona.ts';
import type { Recibo } from '../recibo.ts';

export const usuario: Usuario = {
  id: '5b1f7c52-0d5e-4a0f-9a34-1a2b3c4d5e6f',
  displayName: 'Ana Lucía Paredes Vega',
  lastName: 'Paredes Vega',
  email: 'ana.paredes@ejemplo.com',
  role: 'CLI',
};

const participante: Participante = {
  tipoIdentificacion: '05',
  identificacion: '1714307103',
  nombres: 'Ana Lucía',
  apellidos: 'Paredes Vega',
  correo: 'ana.paredes@ejemplo.com',
  telefono: '+593991234567',
};

export const cliente: Cliente = {
  ...participante,
  id: usuario.id,
  correoVerificado: true,
  direccion: 'Av. Amazonas N34-120, Quito',
  idioma: 'es',
  version: 3,
};

export const curso: Curso = {
  id: 'a8e2c3d4-5f60-4718-8293-a4b5c6d7e8f9',
  identificacion: 'EXT-2027-014',
  nombre: 'Redacción científica',
  descripcion: 'Del borrador al artículo: estructura, estilo y envío a una revista.',
  area: 'Comunicación',
  horas: 6,
  imagen: {
    alt: 'Una mesa con un cuaderno abierto y una pluma',
    archivos: [
      { url: '/imagenes/redaccion-640.webp', ancho: 640, alto: 360 },
      { url: '/imagenes/redaccion-1280.webp', ancho: 1280, alto: 720 },
    ],
  },
  modalidad: 'hibrida',
  sesiones: [
    { inicio: '2027-03-06T14:00:00Z', fin: '2027-03-06T17:00:00Z', lugar: 'Aula 204' },
    { inicio: '2027-03-13T14:00:00Z', fin: '2027-03-13T17:00:00Z', lugar: 'En línea' },
  ],
  inicio: '2027-03-06',
  fin: '2027-03-13',
  inscripcionDesde: '2026-11-01',
  inscripcionHasta: '2027-03-01',
  cupo: 30,
  cuposDisponibles: 12,
  precio: 23_000,
  moneda: 'USD',
  descuento: { motivo: 'Pronto pago', valor: 3000, hasta: '2027-01-31' },
  impuesto: { codigo: 'IVA', tarifa: 15 },
  cuotas: 2,
  terminos: { version: '2026-1', url: '/terminos' },
  anulacion: { hasta: '2027-02-27', retencionValor: 0, retencionPorcentaje: 10, requiereAprobacion: false },
  estado: 'abierto',
};

export const ficha: Ficha = {
  docentes: [{ nombre: 'Elena Vásconez', linea: 'Editora de la revista de la universidad' }],
  dirigidoA: 'Quienes investigan y quieren publicar.',
  aprendizajes: '- Ordenar un artículo\n- Escribir con claridad\n- Responder a una revisión',
  unidades: [
    { titulo: 'El borrador', texto: 'Del problema a la primera versión.' },
    { titulo: 'La revista' },
  ],
  requisitos: 'Un texto propio, aunque sea breve.',
  preguntas: [{ pregunta: '¿Recibo un certificado?', respuesta: 'Sí, con el 80 % de asistencia.' }],
  programa: 'https://www.ejemplo.edu.ec/programas/redaccion.pdf',
};

const numeroFactura = '001-001-000000123';
const numeroRecibo = 'REC-000045';

export const inscripcion: Inscripcion = {
  numero: 'INS-000260',
  estado: 'pendiente_pago',
  fecha: '2026-11-20',
  curso: { id: curso.id, codigo: curso.identificacion, nombre: curso.nombre },
  participante,
  valor: 23_000,
  descuento: 0,
  total: 23_000,
  saldo: 18_000,
  moneda: 'USD',
  caducaEl: '2026-11-23T15:30:00Z',
  anulableHasta: '2027-02-27',
  puedeAnular: true,
  facturas: [numeroFactura],
  canal: 'portal',
  terminos: { version: '2026-1', aceptadosEl: '2026-11-20T15:30:00Z' },
  historial: [{ de: null, a: 'pendiente_pago', fecha: '2026-11-20T15:30:00Z', actor: 'cliente' }],
  version: 1,
};

export const factura: Factura = {
  numero: numeroFactura,
  tipo: 'factura',
  inscripcion: inscripcion.numero,
  curso: curso.nombre,
  estado: 'emitida',
  estadoPago: 'parcial',
  vencida: false,
  fechaEmision: '2026-11-20',
  fechaVencimiento: '2026-12-20',
  comprador: {
    tipoIdentificacion: '05',
    identificacion: participante.identificacion,
    razonSocial: 'Ana Lucía Paredes Vega',
    correo: participante.correo,
    direccion: 'Av. Amazonas N34-120, Quito',
  },
  lineas: [
    {
      orden: 1,
      descripcion: 'EXT-2027-014 Redacción científica',
      cantidad: 1,
      precioUnitario: 20_000,
      descuento: 0,
      impuestos: [{ codigo: 'IVA', tarifa: 15, base: 20_000, valor: 3000 }],
      total: 23_000,
    },
  ],
  subtotal: 20_000,
  descuento: 0,
  impuestos: 3000,
  total: 23_000,
  pagado: 5000,
  acreditado: 0,
  anulado: 0,
  saldo: 18_000,
  cuotas: [
    { id: '1', vence: '2026-11-20', valor: 11_500, estado: 'parcial' },
    { id: '2', vence: '2026-12-20', valor: 11_500, estado: 'pendiente' },
  ],
  aplicaciones: [{ recibo: numeroRecibo, fecha: '2026-11-21', valor: 5000, medio: 'tarjeta', enLinea: true }],
  moneda: 'USD',
};

export const enlace: Enlace = {
  id: '0c7d9e1a-2b3c-4d5e-8f60-718293a4b5c6',
  url: 'https://portal.su-institucion.example/pagar/9f2c4e',
  facturas: [{ numero: numeroFactura, curso: curso.nombre, valor: 18_000 }],
  valor: 18_000,
  moneda: 'USD',
  estado: 'activo',
  pendiente: 18_000,
  creadoEl: '2026-11-21T16:00:00Z',
  caducaEl: '2026-11-24T16:00:00Z',
};

export const recibo: Recibo = {
  numero: numeroRecibo,
  fecha: '2026-11-21',
  valor: 5000,
  moneda: 'USD',
  medio: 'tarjeta',
  referencia: 'AUT-558201',
  estado: 'vigente',
  aplicaciones: [{ factura: numeroFactura, curso: curso.nombre, valor: 5000 }],
  cursos: [curso.nombre],
  reembolsado: 0,
  sinAplicar: 0,
};

export const pago: Pago = {
  id: '7a6b5c4d-3e2f-4101-9283-746556473829',
  enlaceId: '1d8e0f2b-3c4d-4e6f-9071-8293a4b5c6d7',
  valor: 5000,
  moneda: 'USD',
  estado: 'confirmado',
  pasarela: 'demostracion',
  referencia: 'AUT-558201',
  creadoEl: '2026-11-21T15:58:00Z',
  actualizadoEl: '2026-11-21T15:59:10Z',
  facturas: [{ numero: numeroFactura, curso: curso.nombre, valor: 5000 }],
  recibido: 5000,
  recibo: numeroRecibo,
};

export const movimientos: readonly Movimiento[] = [
  {
    secuencia: 2,
    fecha: '2026-11-21',
    registradoEl: '2026-11-21T15:59:10Z',
    tipo: 'recibo',
    documento: numeroRecibo,
    descripcion: 'Pago con tarjeta',
    cursos: [curso.nombre],
    medio: 'tarjeta',
    enLinea: true,
    debe: 0,
    haber: 5000,
    saldo: 18_000,
    moneda: 'USD',
  },
  {
    secuencia: 1,
    fecha: '2026-11-20',
    registradoEl: '2026-11-20T15:30:00Z',
    tipo: 'factura',
    documento: numeroFactura,
    descripcion: 'EXT-2027-014 Redacción científica',
    curso: curso.nombre,
    cursos: [curso.nombre],
    debe: 23_000,
    haber: 0,
    saldo: 23_000,
    moneda: 'USD',
  },
];

const months = ['2025-12', ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`)];

export const balance: Balance = {
  moneda: 'USD',
  corte: '2026-11-21',
  facturado: 23_000,
  acreditado: 0,
  pagado: 5000,
  reembolsado: 0,
  saldo: 18_000,
  vencido: 6500,
  porVencer: 11_500,
  saldoAFavor: 0,
  antiguedad: { porVencer: 11_500, d1_30: 6500, d31_60: 0, d61_90: 0, d91_120: 0, d121_mas: 0 },
  porMes: months.map((mes) => ({ mes, pagado: mes === '2026-11' ? 5000 : 0, reembolsado: 0 })),
  proximoVencimiento: { fecha: '2026-11-20', factura: numeroFactura, curso: curso.nombre, valor: 6500 },
};
