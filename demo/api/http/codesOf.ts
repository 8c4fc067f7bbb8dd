/** Lists the problem codes of a call: those that follow from its input, and those of its own rules. */
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import { isFile } from '../../../src/contract/files.ts';
import { type ProblemCode, problemStatuses } from '../../../src/contract/problem.ts';

const rules: { readonly [clave in EndpointKey]?: readonly ProblemCode[] } = {
  'POST /api/auth/login': ['credenciales_invalidas', 'demasiados_intentos'],
  'POST /api/auth/register': ['demasiados_intentos'],
  'POST /api/cliente/perfil/{id}/solicitud-cambio-clave': ['demasiados_intentos'],
  'POST /api/cliente/perfil/cambio-clave': [
    'clave_actual_incorrecta',
    'token_invalido',
    'token_expirado',
    'token_usado',
    'demasiados_intentos',
  ],
  'POST /api/cliente/perfil/verificacion-correo': ['demasiados_intentos'],
  'PATCH /api/cliente': ['demasiados_intentos'],
  'POST /api/cliente/recibos/{id}/reenviar': ['demasiados_intentos'],
  'POST /api/cliente/inscripciones': [
    'no_encontrado',
    'cupo_agotado',
    'inscripcion_duplicada',
    'inscripciones_cerradas',
    'inscripciones_no_abiertas',
    'identificacion_requerida',
    'terminos_desactualizados',
    'descuento_no_disponible',
    'codigo_incorrecto',
    'demasiados_intentos',
  ],
  'POST /api/cliente/cursos/{id}/cotizacion': [
    'descuento_no_disponible',
    'codigo_incorrecto',
    'demasiados_intentos',
  ],
  'POST /api/cliente/inscripciones/{id}/anular': [
    'vista_previa_cambio',
    'estado_final',
    'transicion_no_permitida',
    'plazo_vencido',
    'curso_iniciado',
    'requiere_aprobacion',
  ],
  'POST /api/cliente/enlaces': ['factura_sin_saldo', 'valor_excede_saldo', 'monedas_distintas'],
  'DELETE /api/cliente/enlaces/{id}': ['estado_final'],
  'POST /api/cliente/enlaces/{id}/renovar': [
    'factura_sin_saldo',
    'estado_final',
    'transicion_no_permitida',
    'monedas_distintas',
  ],
  'POST /api/cliente/aplicaciones': [
    'saldo_a_favor_insuficiente',
    'factura_sin_saldo',
    'valor_excede_saldo',
    'monedas_distintas',
  ],
};

export function codesOf(endpoint: Endpoint): ProblemCode[] {
  const codes = new Set<ProblemCode>();
  const add = (...more: readonly ProblemCode[]): void => {
    for (const code of more) codes.add(code);
  };
  if (endpoint.query) add('filtro_desconocido', 'validacion');
  if (takes(endpoint, 'cursor')) add('cursor_invalido');
  if (takes(endpoint, 'desde') && takes(endpoint, 'hasta')) add('rango_invertido');
  if (endpoint.body) add('json_invalido', 'cuerpo_demasiado_grande', 'tipo_de_contenido', 'validacion');
  if (endpoint.auth !== 'publica') add('sesion_requerida', 'sesion_expirada', 'sesion_invalida');
  if (endpoint.path.includes('{')) add('no_encontrado');
  if (endpoint.media && !isFile(endpoint)) add('representacion_no_disponible');
  if (endpoint.versioned && endpoint.method !== 'GET') add('version_requerida', 'version_obsoleta');
  if (endpoint.method === 'POST')
    add('idempotencia_requerida', 'idempotencia_en_curso', 'conflicto_idempotencia');
  add(
    ...(rules[`${endpoint.method} ${endpoint.path}` as EndpointKey] ?? []),
    'origen_no_permitido',
    'interno',
    'no_disponible',
  );
  return [...codes].sort((a, b) => problemStatuses[a] - problemStatuses[b]);
}

/** The query has this parameter. */
function takes({ query }: Endpoint, name: string): boolean {
  return query !== undefined && 'entries' in query && name in Object(query.entries);
}
