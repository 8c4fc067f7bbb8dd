/** What the fields of the ledger mean, for the OpenAPI document. */
export const movimientosFields = {
  Movimiento: {
    secuencia: 'The place of the line in the ledger of the client and currency, counted from 1 without gaps.',
    fecha: 'The day that the line counts for, in the institution’s time zone.',
    registradoEl: 'When the line was written; lines are never changed or removed.',
    tipo:
      'What happened: `factura` invoice, `nota_credito` credit note, `recibo` money received, `reembolso` ' +
      'refund, `anulacion` annulment of an invoice, `ajuste` adjustment, such as a payment that the bank ' +
      'took back. Each invoice, credit note and receipt has one line of its kind, with its whole amount.',
    documento:
      'The number of the document that the line is about: the invoice of an `anulacion`, the receipt of a ' +
      '`reembolso`. An `ajuste` that moves a balance to another record of the client has `traslado`.',
    descripcion:
      'What was recorded, in Spanish. The portal names the line by its `tipo` in the person’s language, ' +
      'and searches this text.',
    curso: 'The name of the course; absent if the document is about none or several.',
    cursos:
      'The names of the courses that the document is about, each once: those that a receipt pays or, if it ' +
      'no longer pays any, those that it paid. Empty if there are none.',
    medio: 'How the money of a `recibo` came in, as in `Recibo`; absent on other lines.',
    enLinea:
      'True if the money of a `recibo` came through the payment gateway, false if the institution took it. ' +
      'Absent on other lines.',
    debe:
      'What the line adds to what the client owes (debit), in minor units. Exactly one of `debe` and ' +
      '`haber` is above 0.',
    haber: 'What the line takes off what the client owes (credit), in minor units.',
    saldo:
      'The balance after this line: that of the line before in this currency + `debe` − `haber`. Negative ' +
      'is in the client’s favour.',
    moneda: 'The currency of the line (ISO 4217).',
  },
  'GET /api/cliente/movimientos': {
    totales:
      'The sums of all lines that match the filters, the same on every page, one entry for each currency ' +
      'with lines in the range or a balance before it; absent if the server does not compute them.',
    'totales.moneda': 'The currency of these sums (ISO 4217).',
    'totales.cuantos': 'How many lines match; 0 for a currency with only a balance from before.',
    'totales.saldoInicial':
      'The balance before the first day of the range, 0 if the range has no first day. Absent with the ' +
      'filters `tipo` or `q`, whose lines do not explain a balance.',
    'totales.debe': 'The sum of `debe` of the matching lines.',
    'totales.haber': 'The sum of `haber` of the matching lines.',
    'totales.saldoFinal':
      'The balance at the end of the range: `saldoInicial` + `debe` − `haber`. Absent with the filters ' +
      '`tipo` or `q`.',
  },
} as const;
