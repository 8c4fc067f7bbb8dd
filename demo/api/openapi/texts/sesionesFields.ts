/** What the fields of the sessions of an account mean, for the OpenAPI document. */
export const sesionesFields = {
  'GET /api/cliente/perfil/sesiones': {
    resultados:
      'The sign-ins of the account that are still valid, the latest first and without pages. None is of ' +
      'another account.',
    'resultados.id': 'The identifier of the session, by which it can be ended; never its token.',
    'resultados.inicio': 'When the person signed in.',
    'resultados.ultimoUso':
      'When the session last made a call, to the minute or so; absent if the server does not record it.',
    'resultados.dispositivo':
      'Browser and system as people call them, such as `Firefox · Windows`, from the `User-Agent` of the ' +
      'sign-in; absent if not known.',
    'resultados.lugar':
      'The place of the sign-in as people call it, such as `Guayaquil, Ecuador`; absent if not known.',
    'resultados.pais':
      'The country of the sign-in (ISO 3166-1 alpha-2), absent if not known. Without `lugar`, the portal ' +
      'names it in the person’s language.',
    'resultados.actual': 'True for the session that makes this call.',
  },
} as const;
