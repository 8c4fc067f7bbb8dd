/** What the fields of payment attempts and the use of credit mean, for the OpenAPI document. */
export const pagosFields = {
  Pago: {
    id: 'The stable identifier of the attempt; trying again makes another one.',
    enlaceId: 'The `id` of the payment link that was paid; absent if there was none.',
    valor: 'The amount that the attempt asks for, in minor units.',
    moneda: 'The currency (ISO 4217).',
    estado:
      'What became of it: `creado` has begun, `pendiente` awaits the gateway, `confirmado` was paid, ' +
      '`fallido` was refused, `anulado` was given up, `reembolsado` went back wholly. The gateway may ' +
      'still confirm one that was `fallido` or `anulado`.',
    pasarela: 'The name of the payment gateway; the portal shows it as it is if it has no words for it.',
    referencia: 'The gateway’s reference of the attempt; empty until the gateway has given one.',
    creadoEl: 'When the attempt began.',
    actualizadoEl: 'When `estado` last changed.',
    facturas: 'The amounts that its payment link asked for; empty if there was no link.',
    'facturas.numero': 'The number of the invoice.',
    'facturas.curso': 'The name of the course of the invoice; absent if the invoice is of no enrolment.',
    'facturas.valor': 'How much of the invoice the link asked for, in minor units.',
    recibido:
      'The amount that the gateway confirmed, in minor units, if it is another than `valor`: the receipt ' +
      'is for this one. Absent otherwise.',
    recibo: 'The number of its receipt; absent until it is confirmed.',
  },
  'POST /api/cliente/aplicaciones body': {
    facturas:
      'The invoices to pay with credit, all of one currency and each once. Together they ask for at most ' +
      'the client’s credit in it; otherwise nothing is paid.',
    'facturas.numero': 'The number of one of the client’s own invoices; any other is 404 `no_encontrado`.',
    'facturas.valor': 'How much of the invoice to pay, in minor units; at most its `saldo`.',
  },
  'POST /api/cliente/aplicaciones': {
    valor: 'The credit that was used, in minor units: the sum of the amounts asked for.',
    moneda: 'The currency of the invoices and the credit (ISO 4217).',
    aplicaciones: 'What each receipt paid of each invoice; the oldest receipt is used up first.',
    'aplicaciones.recibo': 'The number of the receipt whose `sinAplicar` paid.',
    'aplicaciones.factura': 'The number of the invoice that was paid.',
    'aplicaciones.valor': 'How much of the receipt paid this invoice, in minor units.',
    facturas: 'The invoices of the request with what they owe now; a server may leave it out.',
    'facturas.numero': 'The number of the invoice.',
    'facturas.saldo': 'What is still owed on it, in minor units.',
    saldoAFavor: 'The credit that is left in this currency, in minor units; a server may leave it out.',
  },
} as const;
