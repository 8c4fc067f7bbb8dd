/** What the fields of the balance mean, for the OpenAPI document. */
export const balanceFields = {
  Balance: {
    moneda:
      'The currency of this balance (ISO 4217); there is one balance for each currency in which anything ' +
      'was entered.',
    corte: 'The day of the balance: today in the institution’s time zone.',
    facturado: 'What was invoiced, in minor units: the invoices of the ledger less its annulments.',
    acreditado: 'What was credited: credit notes, and adjustments in the client’s favour.',
    pagado: 'All money that came in: the sum of the receipts, with what was given back later.',
    reembolsado: 'The money that went back: refunds, and payments that the payer’s bank took back.',
    saldo:
      '`facturado` − `acreditado` − `pagado` + `reembolsado`, which is what the invoices owe − ' +
      '`saldoAFavor`; negative if the client is owed money.',
    vencido: 'What is overdue at `corte`: all of `antiguedad` but `porVencer`.',
    porVencer: 'What is owed and not overdue at `corte`, with what is due on that day.',
    saldoAFavor:
      'The client’s credit: the sum of `sinAplicar` of the receipts. It pays invoices by `POST ' +
      '/api/cliente/aplicaciones`.',
    antiguedad:
      'What the invoices owe, by the days since each instalment fell due; the parts add up to the sum of ' +
      'their `saldo`.',
    'antiguedad.porVencer': 'What is not overdue, with what is due on the day of `corte`.',
    'antiguedad.d1_30': 'What is 1 to 30 days overdue.',
    'antiguedad.d31_60': 'What is 31 to 60 days overdue.',
    'antiguedad.d61_90': 'What is 61 to 90 days overdue.',
    'antiguedad.d91_120': 'What is 91 to 120 days overdue.',
    'antiguedad.d121_mas': 'What is 121 days overdue or more.',
    porMes:
      'The payments of the twelve months up to that of `corte`, in order and without gaps; the portal ' +
      'draws its chart from them.',
    'porMes.mes': 'The month, in the institution’s time zone.',
    'porMes.pagado': 'The money that came in during the month, by `fecha` of the ledger; 0 if none did.',
    'porMes.reembolsado':
      'The money that went back during the month, whenever it had come in; 0 if none did.',
    proximoVencimiento:
      'The earliest instalment that is owed and not overdue at `corte`, of the lowest invoice number if ' +
      'several are; absent if there is none.',
    'proximoVencimiento.fecha': 'The last day to pay it.',
    'proximoVencimiento.factura': 'The number of its invoice.',
    'proximoVencimiento.curso':
      'The name of the course of that invoice; absent if the invoice is of no enrolment.',
    'proximoVencimiento.valor': 'What is left to pay of that instalment, in minor units.',
  },
} as const;
