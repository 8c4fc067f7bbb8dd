/** What the fields of the client, the contact data and the password mean, for the OpenAPI document. */
export const clienteFields = {
  Cliente: {
    id: 'The stable identifier of the client whose records the credential opens.',
    tipoIdentificacion: 'The kind of `identificacion`, by the codes of `Participante`; absent with it.',
    identificacion:
      'The number of the identity document in its normal form: capitals and digits, a NIT with the hyphen ' +
      'before its check digit. Absent while the institution does not know it; no call changes it.',
    nombres: 'The given names. No call changes them, and once there is an invoice they are fixed.',
    apellidos: 'The surnames, as fixed as `nombres`; empty for a person with one name.',
    razonSocial: 'The name that invoices are made out to; absent, they have the person’s own.',
    correo:
      'The address that mails go to, in lower case. It may differ from the e-mail that the person signs in ' +
      'with.',
    correoVerificado:
      'True if the client has shown that the mailbox `correo` is theirs; while false, the portal asks them ' +
      'to. Absent if the server does not verify addresses.',
    telefono: 'The telephone number in E.164, such as `+593991234567`; absent until the client gives one.',
    direccion:
      'The postal address, in one line, which invoices to the client show; absent until the client gives ' +
      'one.',
    idioma: 'The language of the mails and documents for the client; `cn` is Chinese.',
    version:
      'The version of this record, which grows by one with each change. It is also the `ETag`, and a ' +
      '`PATCH` names it in `If-Match`.',
  },
  CambioContacto: {
    correo:
      'The new address for mails, kept in lower case and unverified until the client opens the link that ' +
      'is mailed there; absent, it stays. The e-mail of the sign-in does not change.',
    telefono:
      'The new telephone number with its country code, kept in E.164 without spaces, dots, hyphens and ' +
      'brackets; absent, it stays.',
    direccion: 'The new postal address, one line of at most 300 characters; absent, it stays.',
    idioma: 'The new language of mails and documents; absent, it stays.',
  },
  CambioClave: {
    claveActual:
      'The current password exactly as typed, if a signed-in client changes it. A wrong one is 422 ' +
      '`clave_actual_incorrecta`: a 401 would end the session.',
    claveNueva:
      'The new password: 15 to 128 code points in NFC, not a common one, and not the client’s name, e-mail ' +
      'or identification.',
    token:
      'The secret of the link in the mail, in place of a credential and `claveActual`. It works once and ' +
      'not for long (the reference: 15 minutes); a refused `claveNueva` does not use it up.',
  },
  'GET /api/cliente/usuarios/{id}': {
    user: 'The user that the credential belongs to; every other `id` is 404.',
  },
  'POST /api/cliente/perfil/{id}/solicitud-cambio-clave': {
    recibida:
      'That the request was received (`recibida`): always true, for unknown accounts too. Only the mailbox ' +
      'shows whether there is such an account.',
  },
  'POST /api/cliente/perfil/verificacion-correo': {
    recibida:
      'That the request was received: always true, also if nothing is sent because the address is verified.',
  },
} as const;
