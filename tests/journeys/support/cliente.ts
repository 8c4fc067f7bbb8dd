// A client of a journey's own, made through the API: a journey that enrols or cancels then disturbs no other.
import { patientFetch } from './patientFetch.ts';

/** The fields that these journeys read of the API's courses and enrolments. */
export interface Curso {
  id: string;
  identificacion: string;
  nombre: string;
  precio: number;
  cuotas?: number;
  cuposDisponibles?: number;
  requiereAprobacion?: boolean;
  terminos?: { version: string };
}

export interface Inscripcion {
  numero: string;
  estado: string;
  curso: { id: string; codigo: string; nombre: string };
  facturas: string[];
  puedeAnular: boolean;
  motivoNoAnulable?: string;
  posicionEspera?: number;
  anulada?: { retencion: number };
}

export interface Persona {
  tipoIdentificacion: string;
  identificacion: string;
  nombres: string;
  apellidos: string;
  correo: string;
  telefono: string;
}

interface ListPage<T> {
  resultados: T[];
}

export interface ClienteApi {
  token: string;
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body: unknown) => Promise<T>;
  enrol: (curso: Curso, participante: Persona) => Promise<Inscripcion>;
  enrolments: (curso: Curso) => Promise<Inscripcion[]>;
}

let made = 0;

/** A new participant with a passport. */
export function person(nombres: string, apellidos = 'Prueba'): Persona {
  made += 1;
  return {
    tipoIdentificacion: '06',
    identificacion: `JRN${process.pid}${made}`,
    nombres,
    apellidos,
    correo: `persona${made}@portal.test`,
    telefono: '+593991234567',
  };
}

export function asCliente(url: string, token: string): ClienteApi {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await patientFetch(`${url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const post = <T>(path: string, body: unknown) =>
    call<T>(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  return {
    token,
    get: call,
    post,
    enrol: (curso, participante) =>
      post('/api/cliente/inscripciones', {
        curso: curso.id,
        participante,
        terminos: { version: curso.terminos?.version },
      }),
    enrolments: async (curso) =>
      (await call<ListPage<Inscripcion>>(`/api/cliente/inscripciones?limite=100&curso=${curso.id}`))
        .resultados,
  };
}

/** The password of every account made here. */
export const CLAVE = 'una frase larga de prueba';

/** A new account: it has a name and an e-mail, and no identification or telephone yet. */
export async function registerCliente(url: string, firstName: string): Promise<ClienteApi> {
  made += 1;
  const answer = await patientFetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      email: `viaje${process.pid}-${made}-${Date.now()}@portal.test`,
      password: CLAVE,
      firstName,
      lastName: 'Viajera',
    }),
  });
  if (!answer.ok) throw new Error(`Registering failed: ${answer.status} ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return asCliente(url, accessToken);
}

/** The courses in one of these states, the one with the fewest seats left first. */
export async function coursesIn(url: string, estado: string): Promise<Curso[]> {
  const answer = await patientFetch(`${url}/api/cliente/cursos?limite=100&estado=${estado}`);
  const { resultados } = (await answer.json()) as ListPage<Curso>;
  return resultados.toSorted((a, b) => (a.cuposDisponibles ?? 1e6) - (b.cuposDisponibles ?? 1e6));
}
