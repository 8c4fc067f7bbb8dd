/** What the fields of quotes mean, for the OpenAPI document. */
export const cotizacionFields = {
  'POST /api/cliente/cursos/{id}/cotizacion': {
    moneda: 'The currency of all amounts (ISO 4217), that of the course.',
    valor: 'The price before the discount, tax included, in minor units: `precio` of the course.',
    descuento:
      'What the discount takes off, tax included and at most `valor`; 0 if there is none today or its ' +
      'condition was not presented.',
    rebaja: 'The discount that is counted in `descuento`; absent if none is.',
    'rebaja.motivo': 'Why there is a discount, as the course says it.',
    'rebaja.hasta': 'The last day of the discount, included.',
    total: 'What enrolling would cost now, tax included: `valor` − `descuento`.',
    desglose: 'The same total with the tax apart, as the invoice would show it.',
    'desglose.subtotal': 'The price before the discount, without tax.',
    'desglose.descuento': 'What the discount takes off, without tax.',
    'desglose.impuestos': 'The tax. It absorbs the rounding, so that `desglose.total` is exact.',
    'desglose.total': 'The `total` of the quote: `subtotal` − `descuento` + `impuestos` of this part.',
    'desglose.lineas': 'One line for each tax, one of 0 % too; empty if the course names no tax.',
    'desglose.lineas.codigo': 'The tax authority’s name for the tax, such as `IVA`.',
    'desglose.lineas.tarifa': 'The rate in percent with at most two decimals: `15` is 15 %.',
    'desglose.lineas.base': 'The amount that the tax is computed on: the total without tax, in minor units.',
    'desglose.lineas.valor': 'The amount of the tax, in minor units.',
    cuando:
      'When the time to pay begins: `ahora` on enrolling, `con_cupo` once a seat is free, `aprobada` once ' +
      'the institution approves.',
    cuotas:
      'The instalments in their order, each due a month after the one before; empty if there is nothing to ' +
      'pay. There are fewer than the course allows if the last would fall due after it.',
    'cuotas.orden': 'The place of the instalment, counted from 1.',
    'cuotas.vence':
      'The last day to pay it, as if the moment of `cuando` were now. A seat whose first instalment is ' +
      'unpaid then is lost.',
    'cuotas.valor':
      'The amount of the instalment, in minor units: equal parts of `total`, with the remainder in the last.',
  },
  'POST /api/cliente/cursos/{id}/cotizacion body': {
    condicion:
      'What the person presents to get a discount with a condition; absent, only a discount for everybody ' +
      'counts.',
    'condicion.tipo':
      'The kind of the course’s condition: `declaracion` is a sentence that the person declares, `codigo` ' +
      'a code that they type. Another kind than the course’s is 422 `descuento_no_disponible`.',
    'condicion.declaracion':
      'The sentence of the course as the person read it. If it is another by now, the answer is 422 ' +
      '`descuento_no_disponible`.',
    'condicion.codigo':
      'The code as typed; case, spaces and dashes do not count. Compare it in constant time, limit wrong ' +
      'ones (422 `codigo_incorrecto`), and never put it into an answer.',
  },
} as const;
