/** An example body for each call that takes one. */
import type { BodyOf } from '../endpoint.ts';
import type { EndpointKey, Endpoints } from '../endpoints.ts';
import { cliente, curso, factura } from './records.ts';

type Bodies = { readonly [K in EndpointKey]?: BodyOf<Endpoints[K]> };

const facturas = [{ numero: factura.numero, valor: 18_000 }];

export const bodies: Bodies = {
  'POST /api/auth/login': { username: cliente.correo, password: 'una frase que nadie adivina', type: 'CLI' },
  'POST /api/auth/register': {
    email: cliente.correo,
    password: 'una frase que nadie adivina',
    firstName: 'Ana Lucía',
    lastName: 'Paredes Vega',
  },
  'PATCH /api/cliente': { telefono: '+593991234567', direccion: 'Av. Amazonas N34-120, Quito' },
  'POST /api/cliente/perfil/cambio-clave': {
    claveActual: 'una frase que nadie adivina',
    claveNueva: 'otra frase que tampoco se adivina',
  },
  'POST /api/cliente/cursos/{id}/cotizacion': {},
  'POST /api/cliente/inscripciones': {
    curso: curso.id,
    participante: {
      tipoIdentificacion: '05',
      identificacion: '1714307103',
      nombres: 'Ana Lucía',
      apellidos: 'Paredes Vega',
      correo: cliente.correo,
      telefono: '+593991234567',
    },
    terminos: { version: '2026-1' },
    sitioWeb: '',
    tardoMs: 48_000,
  },
  'POST /api/cliente/solicitudes/{id}/correo': {
    permiso: 'un-permiso-que-nadie-mas-recibe',
    correo: 'paredes.ana@ejemplo.com',
  },
  'POST /api/cliente/inscripciones/{id}/anular': { motivo: 'horario', huella: 'b1946ac92492d234' },
  'POST /api/cliente/enlaces': { facturas },
  'POST /api/cliente/enlaces/{id}/renovar': { caducaEnHoras: 72 },
  'POST /api/cliente/aplicaciones': { facturas: [{ numero: factura.numero, valor: 2700 }] },
};
