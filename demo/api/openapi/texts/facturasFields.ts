/** What the fields of invoices and of the institution that issues them mean, for the OpenAPI document. */
export const facturasFields = {
  Factura: {
    numero: 'The number of the document, such as `001-001-000000001`, which identifies it.',
    tipo:
      '`factura` is an invoice; `nota_credito` is a credit note, which takes its total off the invoice ' +
      'that it `refiere` to.',
    refiere: 'The number of the invoice that a credit note corrects; absent on an invoice.',
    inscripcion: 'The number of the enrolment that it is about; absent if it is about none.',
    curso: 'The name of the course of that enrolment; absent without one.',
    estado:
      '`emitida` is in force; `anulada` was annulled, and nothing is owed on it. An invoice with payments ' +
      'is not annulled but credited.',
    estadoPago:
      'How far it is settled: `pendiente` not at all, `parcial` in part, `pagada` wholly and with some ' +
      'money, `acreditada` wholly without money, by credit notes or annulment. A credit note is ' +
      '`acreditada`.',
    vencida:
      'True if something is owed of an instalment that fell due before today; what is due today is not ' +
      'overdue.',
    fechaEmision: 'The day of issue.',
    fechaVencimiento:
      'The last day to pay all of it, which is that of the last instalment; of a credit note, the day of ' +
      'issue.',
    comprador: 'Who is billed, copied at issue: later changes of the client leave it as it is.',
    lineas: 'What it bills or credits, in the order of `orden`.',
    'lineas.orden': 'The place of the line, counted from 1.',
    'lineas.descripcion':
      'What the line is for, such as the course and the participant, in the institution’s language.',
    'lineas.cantidad': 'How many units the line has.',
    'lineas.precioUnitario': 'The price of one unit without tax, in minor units.',
    'lineas.descuento': 'The discount on the whole line without tax, in minor units.',
    'lineas.impuestos': 'The taxes of the line, those of 0 % too.',
    'lineas.impuestos.codigo': 'The tax authority’s name for the tax, such as `IVA`.',
    'lineas.impuestos.tarifa': 'The rate in percent with at most two decimals: `15` is 15 %.',
    'lineas.impuestos.base':
      'The amount that the tax is computed on, in minor units: `cantidad` × `precioUnitario` − `descuento`.',
    'lineas.impuestos.valor': 'The amount of the tax, in minor units.',
    'lineas.total': 'What the line comes to: `cantidad` × `precioUnitario` − `descuento` + its taxes.',
    subtotal: 'The sum of the lines before discount and tax, in minor units.',
    descuento: 'The sum of the discounts, without tax.',
    impuestos: 'The sum of the taxes of all lines.',
    total:
      '`subtotal` − `descuento` + `impuestos`: the sum of the lines and, of an invoice, of its ' +
      'instalments. Positive on a credit note too.',
    pagado: 'What receipts pay of it: the sum of `aplicaciones`. 0 on a credit note.',
    acreditado:
      'What credit notes take off it: the sum of the totals of those in force that name it in `refiere`. 0 ' +
      'on a credit note.',
    anulado:
      'The debt that annulling it took away: `total` − `pagado` − `acreditado` of an annulled invoice, ' +
      'otherwise 0. Absent means 0.',
    saldo:
      'What is still owed: `total` − `pagado` − `acreditado`, and 0 of an annulled invoice and of a credit ' +
      'note. Never negative: money above it becomes credit of the client.',
    enAntiguedad:
      'The part of `saldo` in the ages that the filter `antiguedad` names; absent without that filter.',
    cuotas:
      'The instalments in the order of `vence`, at least one of an invoice that owes anything: by them the ' +
      'portal proposes what to pay. Payments and credit cover the oldest first; a credit note has none.',
    'cuotas.id': 'The identifier of the instalment.',
    'cuotas.vence': 'The last day to pay it.',
    'cuotas.valor':
      'The amount of the instalment, in minor units; a remainder of the division is in the last one.',
    'cuotas.estado':
      'How far it is settled: `pendiente` not at all, `parcial` in part, `pagada` wholly and with some ' +
      'money, `acreditada` wholly by credit notes, `anulada` with its invoice.',
    aplicaciones: 'The receipts that pay it now; a payment that was taken off it again is not among them.',
    'aplicaciones.recibo': 'The number of the receipt.',
    'aplicaciones.fecha': 'The day on which the money was applied to this invoice.',
    'aplicaciones.valor': 'How much of the receipt pays this invoice, in minor units.',
    'aplicaciones.medio': 'How the receipt was paid, as in `Recibo`; absent if not known.',
    'aplicaciones.enLinea':
      'True if the money came through the payment gateway, false if the institution took it; absent if not ' +
      'known.',
    moneda: 'The currency of all its amounts (ISO 4217).',
  },
  'GET /api/cliente/facturas': {
    totales:
      'The sums of all documents that match the filters, the same on every page, one entry for each ' +
      'currency; absent if the server does not compute them.',
    'totales.moneda': 'The currency of these sums (ISO 4217).',
    'totales.cuantos': 'How many documents match, annulled ones and credit notes too.',
    'totales.total': 'The sum of `total` of the matching invoices in force, without credit notes.',
    'totales.pagado': 'The sum of `pagado` of the same invoices.',
    'totales.acreditado': 'The sum of `acreditado` of the same invoices.',
    'totales.saldo': 'The sum of `saldo` of the same invoices.',
    'totales.enAntiguedad':
      'The part of `saldo` in the ages that the filter `antiguedad` names, as in the balance; absent ' +
      'without that filter.',
  },
  'GET /api/institucion': {
    nombre: 'The name of the institution that invoices, with which its documents begin.',
    identificacion: 'The institution’s tax number.',
    tipoIdentificacion:
      'The kind of that number, by the codes of `Participante`: the portal calls `04` a RUC, `31` a NIT, ' +
      'and any other or none an identification.',
    direccion: 'The institution’s postal address.',
    correo: 'The e-mail for questions about its documents.',
    telefono: 'The institution’s telephone number in E.164.',
    facturaElectronica:
      'True if the tax documents are electronic ones that come by mail: the portal’s invoices and credit ' +
      'notes then say that they have no value for taxes. Absent means false.',
    capacidades:
      'What the server can do besides giving data: `registro`, visitors create an account of their own; ' +
      '`recuperacion`, a forgotten password is changed by a link that comes by mail; `avisos`, ' +
      'applications and what happens without a call are told by mail. The portal offers and promises nothing else. Absent means all of them.',
  },
} as const;
