/** Faults of records that contradict themselves, other answers or what was just done, in front of the reference API. */
import { type Altered, edit, type Fault, ok, where } from './alter.ts';

type Body = Altered['body'];

const movimientos = 'GET /api/cliente/movimientos';
const facturas = 'GET /api/cliente/facturas';
const factura = 'GET /api/cliente/facturas/{id}';
const recibos = 'GET /api/cliente/recibos';
const recibo = 'GET /api/cliente/recibos/{id}';
const inscripcion = 'GET /api/cliente/inscripciones/{id}';
const inscripciones = 'GET /api/cliente/inscripciones';
const balance = 'GET /api/cliente/balance';
const links = 'GET /api/cliente/enlaces';
const enlaces = 'GET /api/cliente/inscripciones/{id}/enlaces';
const sesiones = 'GET /api/cliente/perfil/sesiones';
const cotizacion = 'POST /api/cliente/cursos/{id}/cotizacion';
const enrolment = ['GET /api/cliente/cursos', inscripcion, 'POST /api/cliente/inscripciones'] as const;
const cancelling = [
  ...enrolment,
  'GET /api/cliente/inscripciones/{id}/anular',
  'POST /api/cliente/inscripciones/{id}/anular',
] as const;

/** Alters the rows of a list. */
const rows = (change: (all: Body[], body: Body) => void) =>
  where(
    ok,
    edit((body) => change(body.resultados ?? [], body)),
  );

/** Alters every row of a list. */
const each = (change: (row: Body) => void) => rows((all) => all.forEach(change));

export const recordFaults: readonly Fault[] = [
  {
    name: 'the balance has the payments of a month in the month before',
    call: balance,
    rule: 'rules',
    with: [movimientos],
    answer: where(
      ok,
      edit((body) => {
        for (const { porMes } of body) {
          const at = porMes.findIndex(({ pagado }: Body) => pagado > 0);
          const to = at === 0 ? 1 : at - 1;
          if (at >= 0) [porMes[at].pagado, porMes[to].pagado] = [porMes[to].pagado, porMes[at].pagado];
        }
      }),
    ),
  },
  {
    name: 'the balance has its months from the last to the first',
    call: balance,
    rule: 'rules',
    with: [movimientos],
    answer: where(
      ok,
      edit((body) => {
        for (const one of body) one.porMes.reverse();
      }),
    ),
  },
  {
    name: 'the balance bills and credits what the ledger has not',
    call: balance,
    rule: 'rules',
    with: [movimientos],
    answer: where(
      ok,
      edit((body) => {
        for (const one of body) {
          one.facturado += 100;
          one.acreditado += 100;
        }
      }),
    ),
  },
  {
    name: 'the balance has money in favour that no receipt has',
    call: balance,
    rule: 'rules',
    with: [recibos],
    answer: where(
      ok,
      edit((body) => {
        for (const one of body) {
          one.saldoAFavor += 100;
          one.saldo -= 100;
          one.pagado += 100;
        }
      }),
    ),
  },
  {
    name: 'a receipt names another invoice than the invoice that names it',
    call: recibos,
    rule: 'rules',
    with: [facturas],
    answer: each(({ aplicaciones }) => {
      for (const one of aplicaciones) one.factura = '001-001-000000000';
    }),
  },
  {
    name: 'a credit note is of another invoice than the one that it credits',
    call: facturas,
    rule: 'rules',
    // The check then asks for the credit notes of that other invoice.
    also: ['filters of GET /api/cliente/facturas'],
    answer: each((one) => {
      if (one.refiere) one.refiere = '001-001-000000000';
    }),
  },
  {
    name: 'an enrolment does not name its invoice',
    call: inscripciones,
    rule: 'rules',
    with: [facturas],
    answer: each((one) => {
      one.facturas = [];
    }),
  },
  {
    name: 'the ledger has another amount than the invoice',
    call: movimientos,
    rule: 'rules',
    with: [facturas],
    answer: rows((all, body) => {
      // The search asks for the document of the first line.
      const bills = all.slice(1).filter(({ tipo }) => tipo === 'factura');
      const [one, other] = [bills[0], bills.find(({ debe }) => debe !== bills[0]?.debe)];
      if (one && other && body.total === all.length)
        [one.documento, other.documento] = [other.documento, one.documento];
    }),
  },
  {
    name: 'a line of the ledger has both debe and haber',
    call: movimientos,
    rule: 'rules',
    answer: rows((all, body) => {
      const line = all.find(({ secuencia }) => secuencia === 3);
      if (!line) return;
      line.debe += 5;
      line.haber += 5;
      for (const one of body.totales ?? [])
        if (one.moneda === line.moneda) {
          one.debe += 5;
          one.haber += 5;
        }
    }),
  },
  {
    name: 'a line of the ledger has a running balance of its own',
    call: movimientos,
    rule: 'rules',
    answer: rows((all) => {
      const line = all.find(({ secuencia }) => secuencia === 3);
      if (line) line.saldo += 1;
    }),
  },
  {
    name: 'the ledger leaves out refunds',
    call: movimientos,
    rule: 'rules',
    also: ['paging of GET /api/cliente/movimientos'],
    answer: rows((all, body) => {
      const kept = all.filter(({ tipo }) => tipo !== 'reembolso');
      body.total -= all.length - kept.length;
      body.resultados = kept;
    }),
  },
  {
    name: 'the totals of the ledger are those of the page',
    call: movimientos,
    rule: 'rules',
    answer: rows((_, body) => {
      for (const one of body.totales ?? []) one.debe += 100;
    }),
  },
  {
    name: 'the totals of the invoices count the annulled',
    call: facturas,
    rule: 'rules',
    answer: rows((_, body) => {
      for (const one of body.totales ?? []) one.total += 100;
    }),
  },
  {
    name: 'the totals of the receipts leave out what no invoice took',
    call: recibos,
    rule: 'rules',
    answer: rows((_, body) => {
      for (const one of body.totales ?? []) one.sinAplicar = 0;
    }),
  },
  {
    name: 'an invoice by itself owes more than in the list',
    call: factura,
    rule: 'rules',
    with: [facturas],
    answer: where(
      ok,
      edit((body) => {
        body.fechaVencimiento = '2099-12-31';
      }),
    ),
  },
  {
    name: 'a receipt by itself has used money twice',
    call: recibo,
    rule: 'rules',
    with: [recibos],
    answer: where(
      ok,
      edit((body) => {
        body.sinAplicar += 1;
      }),
    ),
  },
  {
    name: 'an invoice is overdue that owes nothing',
    call: facturas,
    rule: 'rules',
    also: ['filters of GET /api/cliente/facturas'],
    answer: rows((all) => {
      const paid = all.find(({ saldo }) => saldo === 0);
      if (paid) paid.vencida = true;
    }),
  },
  {
    name: 'an invoice that owes something is paid',
    call: facturas,
    rule: 'rules',
    also: ['filters of GET /api/cliente/facturas'],
    answer: rows((all) => {
      for (const one of all) if (one.saldo > 0) one.estadoPago = 'pagada';
    }),
  },
  {
    name: 'an enrolment in the list costs something else',
    call: inscripcion,
    rule: 'rules',
    with: [inscripciones],
    answer: where(
      ok,
      edit((body) => {
        body.descuento += 1;
      }),
    ),
  },
  {
    name: 'a cancelled enrolment is active when it is read again',
    call: inscripcion,
    rule: 'rules',
    with: [...cancelling],
    answer: where(
      ({ body }) => body.estado === 'anulada',
      edit((body) => {
        body.estado = 'activa';
      }),
    ),
  },
  {
    name: 'a revoked link is active when it is read again',
    call: enlaces,
    rule: 'rules',
    with: [...enrolment, 'POST /api/cliente/enlaces', 'DELETE /api/cliente/enlaces/{id}'],
    answer: rows((all) => {
      for (const one of all) one.estado = 'activo';
    }),
  },
  {
    name: 'the balance bills more than it comes to',
    call: balance,
    rule: 'rules',
    answer: where(
      ok,
      edit((body) => {
        for (const one of body) one.facturado += 100;
      }),
    ),
  },
  {
    name: 'the balance is not where the ledger ends',
    call: balance,
    rule: 'rules',
    with: [movimientos],
    answer: where(
      ok,
      edit((body) => {
        for (const one of body) {
          one.facturado += 100;
          one.saldo += 100;
          one.porVencer += 100;
          one.antiguedad.porVencer += 100;
        }
      }),
    ),
  },
  {
    name: 'an enrolment is billed at another price than quoted',
    call: cotizacion,
    rule: 'rules',
    with: [...enrolment],
    answer: where(
      ok,
      edit((body) => {
        body.valor += 100;
        body.total += 100;
        body.desglose.total += 100;
        for (const one of body.cuotas.slice(0, 1)) one.valor += 100;
      }),
    ),
  },
  {
    name: 'no session of the list is the present one',
    call: sesiones,
    rule: 'rules',
    answer: where(
      ok,
      edit((body) => {
        for (const one of body.resultados ?? body) one.actual = false;
      }),
    ),
  },
  {
    name: 'an enrolment costs more than its price less the discount',
    call: inscripciones,
    rule: 'rules',
    answer: each((one) => {
      one.total += 1;
    }),
  },
  {
    name: 'the history of an enrolment ends in another state',
    call: inscripciones,
    rule: 'rules',
    answer: each(({ historial }) => {
      const last = historial.at(-1);
      if (last) last.a = last.a === 'anulada' ? 'activa' : 'anulada';
    }),
  },
  {
    name: 'the history of an enrolment lacks a step',
    call: inscripciones,
    rule: 'rules',
    answer: each(({ historial }) => {
      if (historial.length > 2) historial.splice(1, 1);
    }),
  },
  {
    name: 'what is cancelled may be cancelled',
    call: inscripciones,
    rule: 'rules',
    answer: each((one) => {
      if (one.estado !== 'anulada') return;
      one.puedeAnular = true;
      delete one.motivoNoAnulable;
    }),
  },
  {
    name: 'an enrolment may be cancelled, and it says why not',
    call: inscripciones,
    rule: 'rules',
    answer: each((one) => {
      if (one.puedeAnular) one.motivoNoAnulable = 'plazo_vencido';
    }),
  },
  {
    name: 'a link asks for more than its invoices',
    call: links,
    rule: 'rules',
    answer: each((one) => {
      one.valor += 1;
    }),
  },
];
