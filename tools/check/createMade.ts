/**
 * Records what the check makes on the server, from what came back, right or wrong, before anything judges it. So what a faulty
 * server made is cleaned up too, or reported.
 */
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Sending, ServerAnswer } from './askServer.ts';

export interface Thing {
  id: string;
  /** The credential that made it. */
  token?: string | undefined;
  /** False once it is cancelled, revoked or ended. */
  isOpen: boolean;
  /** Why it could not be closed. */
  why?: string;
}

export interface Made {
  inscripciones: Map<string, Thing>;
  enlaces: Map<string, Thing>;
  /** By token; `id` says whose. */
  sesiones: Map<string, Thing>;
  /** By the person's document: the application, and the id of the course. */
  solicitudes: Map<string, { id: string; curso: string }>;
  /** The e-mails. */
  cuentas: Set<string>;
  /** What may have been made by a call that had no answer or none with an id, keyed by what was sent. */
  unsure: Map<string, string>;
  answered(answer: ServerAnswer, sending: Sending): void;
  unanswered(call: EndpointKey, sending: Sending): void;
}

type Data = Readonly<Record<string, unknown>>;

const dataOf = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** @param keepSecret called with every credential that came back */
export function createMade(keepSecret: (text: string) => void): Made {
  const made: Made = {
    inscripciones: new Map(),
    enlaces: new Map(),
    sesiones: new Map(),
    solicitudes: new Map(),
    cuentas: new Set(),
    unsure: new Map(),
    answered(answer, sending) {
      // A preflight makes nothing.
      if (sending.method !== undefined || answer.status >= 300) return;
      const data = dataOf(answer.data);
      for (const name of ['accessToken', 'permiso']) {
        const secret = textOf(data[name]);
        if (secret !== undefined) keepSecret(secret);
      }
      noteBy[answer.call]?.(made, { data, sending, body: dataOf(sending.body), answer });
    },
    unanswered(call, sending) {
      if (sending.method !== undefined) return;
      const [key, what] = intended(call, dataOf(sending.body)) ?? [];
      if (key !== undefined && what !== undefined) made.unsure.set(key, `perhaps ${what}: no answer came`);
    },
  };
  return made;
}

interface Came {
  data: Data;
  body: Data;
  sending: Sending;
  answer: ServerAnswer;
}

const noteBy: Partial<Record<EndpointKey, (made: Made, came: Came) => void>> = {
  'POST /api/auth/login': noteSesion,
  'POST /api/auth/register': (made, came) => {
    const email = textOf(came.body.email);
    if (email !== undefined) made.cuentas.add(email);
    made.unsure.delete(`cuenta ${email}`);
    noteSesion(made, came);
  },
  'DELETE /api/cliente/perfil/sesiones/{id}': (made, { sending: { params, token } }) => {
    if (params?.id === 'actual') close(made.sesiones.get(token ?? ''));
  },
  'POST /api/cliente/inscripciones': noteInscripcion,
  'GET /api/cliente/inscripciones/{id}': (made, { data }) => noteEstado(made, data),
  'POST /api/cliente/inscripciones/{id}/anular': (made, { data }) =>
    noteEstado(made, dataOf(data.inscripcion)),
  'POST /api/cliente/enlaces': noteEnlace,
  'POST /api/cliente/enlaces/{id}/renovar': noteEnlace,
  'DELETE /api/cliente/enlaces/{id}': (made, { data, sending }) => {
    if (data.estado !== 'activo') close(made.enlaces.get(sending.params?.id ?? ''));
  },
};

function close(thing: Thing | undefined): void {
  if (thing) thing.isOpen = false;
}

function noteSesion(made: Made, { data, body }: Came): void {
  const token = textOf(data.accessToken);
  const id = textOf(body.username) ?? textOf(body.email) ?? 'nobody';
  if (token !== undefined) made.sesiones.set(token, { id, token, isOpen: true });
}

function noteInscripcion(made: Made, { data, body, sending: { token }, answer }: Came): void {
  const person = documentOf(body);
  const [numero, solicitud] = [textOf(data.numero), textOf(data.solicitud)];
  if (numero !== undefined) {
    if (!made.inscripciones.has(numero)) made.inscripciones.set(numero, { id: numero, token, isOpen: true });
  } else if (solicitud !== undefined) {
    // A repeated application gets a number too, but nothing is made.
    if (!made.solicitudes.has(person))
      made.solicitudes.set(person, { id: solicitud, curso: textOf(body.curso) ?? '' });
  } else {
    const [key, what] = intended(answer.call, body) ?? [];
    const isKnown = made.solicitudes.has(person);
    if (key !== undefined && !isKnown)
      made.unsure.set(key, `perhaps ${what}: the answer ${answer.status} has no number`);
    return;
  }
  made.unsure.delete(`persona ${person}`);
}

function noteEstado(made: Made, { numero, estado }: Data): void {
  const thing = made.inscripciones.get(textOf(numero) ?? '');
  if (thing && estado !== undefined) thing.isOpen = estado !== 'anulada';
}

function noteEnlace(made: Made, { data, body, sending: { token }, answer }: Came): void {
  const id = textOf(data.id);
  const [key, what] = intended(answer.call, body) ?? [];
  if (id !== undefined) made.enlaces.set(id, { id, token, isOpen: data.estado !== 'revocado' });
  else if (key !== undefined) made.unsure.set(key, `perhaps ${what}: the answer ${answer.status} has no id`);
}

const documentOf = ({ participante }: Data): string => textOf(dataOf(participante).identificacion) ?? '';

/** What a call should have made: a key for it, and words. */
function intended(call: EndpointKey, body: Data): [key: string, what: string] | undefined {
  const [person, email] = [documentOf(body), textOf(body.email)];
  if (call === 'POST /api/cliente/inscripciones' && person !== '')
    return [`persona ${person}`, `an enrolment or application of the person with the document ${person}`];
  if (call === 'POST /api/auth/register' && email !== undefined)
    return [`cuenta ${email}`, `the account ${email}`];
  const [factura] = Array.isArray(body.facturas) ? body.facturas : [];
  const numero = textOf(dataOf(factura).numero);
  return call === 'POST /api/cliente/enlaces' && numero !== undefined
    ? [`enlace ${numero}`, `a payment link of the invoice ${numero}`]
    : undefined;
}
