/** What the fields of receipts mean, for the OpenAPI document. */
export const recibosFields = {
  Recibo: {
    numero: 'The number of the receipt, such as `REC-000045`, which identifies it.',
    fecha: 'The day on which the money was received.',
    valor: 'The amount that came in, in minor units. It never changes, whatever is given back.',
    pedido:
      'The amount that the payment asked for, in minor units, if the gateway received another; absent ' +
      'otherwise.',
    moneda: 'The currency of its amounts (ISO 4217).',
    medio:
      'How it was paid: `tarjeta` by card, `transferencia` by bank transfer, `efectivo` in cash, `cheque` ' +
      'by cheque, `otro` otherwise.',
    referencia:
      'The reference of the gateway, the bank or the cheque, by which people find the payment; empty if ' +
      'there is none.',
    estado:
      '`vigente` stands, `reembolsado_parcial` and `reembolsado` were refunded in part or wholly, ' +
      '`reversado` was taken back by the payer’s bank, such as a cheque without funds.',
    aplicaciones: 'The invoices that it pays now, each once; empty if it pays none.',
    'aplicaciones.factura': 'The number of the invoice.',
    'aplicaciones.curso': 'The name of the course of the invoice; absent if the invoice is of no enrolment.',
    'aplicaciones.valor': 'How much of the receipt pays this invoice, in minor units.',
    cursos: 'The names of the courses that it pays, each once; if it no longer pays any, those that it paid.',
    reembolsado:
      'What went back to the payer so far, by refunds or, of one that is `reversado`, by the payer’s bank. ' +
      'Absent means 0.',
    sinAplicar:
      'The part that no invoice has used, which is the client’s credit: `valor` − `reembolsado` − the sum ' +
      'of `aplicaciones`.',
  },
  'GET /api/cliente/recibos': {
    totales:
      'The sums of all receipts that match the filters, the same on every page, one entry for each ' +
      'currency; absent if the server does not compute them.',
    'totales.moneda': 'The currency of these sums (ISO 4217).',
    'totales.cuantos': 'How many receipts match.',
    'totales.valor': 'All money that came in: `aplicado` + `reembolsado` + `reversado` + `sinAplicar`.',
    'totales.aplicado': 'What pays invoices.',
    'totales.reembolsado': 'What was refunded, without the receipts that are `reversado`.',
    'totales.reversado':
      'What the payers’ banks took back: `reembolsado` of the receipts that are `reversado`.',
    'totales.sinAplicar': 'What no invoice has used, which is the client’s credit.',
  },
  'POST /api/cliente/recibos/{id}/reenviar': {
    correo:
      'The address that the receipt is mailed to: that of the client’s own record, and never one from the ' +
      'request.',
  },
} as const;
