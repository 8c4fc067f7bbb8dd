/** What the fields of the health of the server mean, for the OpenAPI document. */
export const saludFields = {
  Salud: {
    estado:
      'Whether the server can serve: `disponible` with 200, `no_disponible` with 503 and the same fields.',
    baseDeDatos: 'Whether the database answers (in the reference, within two seconds).',
    version:
      'The version of the server’s program, for those who install it. The version of the contract is in ' +
      'the header `Contract-Version`.',
  },
} as const;
