/** What the fields of payment links mean, for the OpenAPI document. */
export const enlacesFields = {
  Enlace: {
    id: 'The stable identifier of the link, for the calls of the client. The secret of `url` is another.',
    url:
      'The `http:` or `https:` address where anybody pays without signing in, so nobody may be able to ' +
      'guess it. The portal shows and shares it, and adds `volver`, `idioma`, `tema`, `contraste` and ' +
      '`color` when it goes there.',
    facturas:
      'The invoices that the link asks to be paid: 1 to 50 of one client and one currency, each once.',
    'facturas.numero': 'The number of the invoice.',
    'facturas.curso': 'The name of the course of the invoice; absent if the invoice is of no enrolment.',
    'facturas.valor':
      'How much of the invoice the link asks for, in minor units; at most its `saldo` when the link was ' +
      'made.',
    valor: 'The amount that the link was made for, in minor units: the sum of `facturas`. It never changes.',
    moneda: 'The currency of the link and its invoices (ISO 4217).',
    estado:
      'The state now: `activo` can be paid, `pagado` was paid, `caducado` has passed `caducaEl`, ' +
      '`revocado` was withdrawn.',
    pendiente:
      'What the link can still collect, now or after a renewal: of each invoice what has not come in by ' +
      'this link, at most its `saldo`. 0 of a link that is `pagado` or `revocado`; one that is `activo` ' +
      'stays so at 0.',
    creadoEl: 'When the link was made.',
    caducaEl: 'When the link stops working; from this instant on it is `caducado`.',
    recibo: 'The number of the receipt that paid it; absent until it is `pagado`.',
  },
  EnlaceNuevo: {
    facturas:
      'The invoices to pay, all of one currency and each once; the sum of the amounts is at most ' +
      '99,999,999,999 minor units.',
    'facturas.numero': 'The number of one of the client’s own invoices; any other is 404 `no_encontrado`.',
    'facturas.valor': 'How much of the invoice to pay, in minor units; at most its `saldo`.',
    caducaEnHoras:
      'How many hours the link lasts. Absent, the server decides (the reference: 72), and an active link ' +
      'for the same amounts is answered if it leaves time enough to pay.',
  },
  'POST /api/cliente/enlaces/{id}/renovar body': {
    caducaEnHoras: 'How many hours the new link lasts; absent, the server decides (the reference: 72).',
  },
} as const;
