/** Faults of sums, keys and what a change leaves behind, in front of the reference API. */
import { type Altered, edit, type Fault, ok, where } from './alter.ts';

const balance = 'GET /api/cliente/balance';
const enrolment = [
  'GET /api/cliente/cursos',
  'GET /api/cliente/inscripciones/{id}',
  'POST /api/cliente/inscripciones',
  'GET /api/cliente/facturas/{id}',
] as const;

/** Alters the balance in each currency. */
const balanceWith = (name: string, change: (one: Altered['body']) => void): Fault => ({
  name,
  call: balance,
  rule: 'rules',
  with: ['GET /api/cliente/facturas'],
  answer: where(
    ok,
    edit((body) => body.forEach(change)),
  ),
});

/** Another key in the place of that of the request. */
function keyless(request: Request): Request {
  const headers = new Headers(request.headers);
  if (headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID());
  return new Request(request, { headers });
}

export const effectFaults: readonly Fault[] = [
  balanceWith('the balance takes what is overdue for what is due later', (one) => {
    one.porVencer += one.vencido;
    one.vencido = 0;
  }),
  balanceWith('the balance has what is owed at another age', ({ antiguedad }) => {
    const overdue = ['d1_30', 'd31_60', 'd61_90', 'd91_120'];
    antiguedad.d121_mas += overdue.reduce((sum, bucket) => sum + antiguedad[bucket], 0);
    for (const bucket of overdue) antiguedad[bucket] = 0;
  }),
  balanceWith('the balance names an instalment that nobody owes as the next', (one) => {
    one.proximoVencimiento = { fecha: '2099-01-01', factura: '001-001-999999999', valor: 5000 };
  }),
  {
    name: 'an account is registered again under the key of another one',
    call: 'POST /api/auth/register',
    rule: 'idempotency',
    request: keyless,
  },
  {
    name: 'a link is made again under the key of another amount',
    call: 'POST /api/cliente/enlaces',
    rule: 'idempotency',
    // The second amount takes the place of the first.
    also: ['rules of POST /api/cliente/enlaces'],
    with: [...enrolment],
    request: keyless,
  },
  {
    name: 'an invoice that a cancelling annulled is owed as before',
    call: 'GET /api/cliente/facturas/{id}',
    rule: 'rules',
    with: [
      ...enrolment,
      'GET /api/cliente/inscripciones/{id}/anular',
      'POST /api/cliente/inscripciones/{id}/anular',
    ],
    answer: where(
      (answer) => ok(answer) && answer.body.estado === 'anulada',
      edit((body) => {
        const { anulado } = body;
        Object.assign(body, { estado: 'emitida', saldo: anulado, anulado: 0, estadoPago: 'pendiente' });
        for (const cuota of body.cuotas) cuota.estado = 'pendiente';
      }),
    ),
  },
];
