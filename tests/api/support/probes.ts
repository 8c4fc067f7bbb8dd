/**
 * Pairs of requests by which a stranger could learn who has an account or who studies here: one names a known person, the
 * other an unknown one. The test compares their answers, the bench their times.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AppServices } from '../../../demo/api/app.ts';
import { hashClave } from '../../../demo/api/cuentas/passwords.ts';
import { rows } from '../../../demo/api/db/rows.ts';
import { credenciales } from '../../../demo/api/db/schema/cuentas.ts';

import { solicitudesTask } from '../../../demo/api/inscripciones/solicitudesTask.ts';
import { liftLimits } from '../../support/liftLimits.ts';
import { addCurso, newInscripcion, persona } from './school.ts';

type Ask = (round: number) => Promise<Response>;

export interface Probe {
  readonly name: string;
  readonly known: Ask;
  readonly unknown: Ask;
  /** Removes the caller's own values from the body. */
  shape(body: string): string;
}

/** An API with the demo data. */
export interface Probed {
  readonly services: AppServices;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/**
 * A cheaper password hash than in production, the same for known and unknown people. Comparing times is stricter with it,
 * because both spend less time on the same work.
 */
export const probeClaveCost = { memoryCost: 4096, timeCost: 1, parallelism: 1 };

const same = (body: string): string => body;

/** Prepares the accounts and enrolments that the probes ask for, `rounds` of each, and lifts all limits. */
export async function openProbes({ services, post }: Probed, rounds: number): Promise<Probe[]> {
  const { db } = services.database;
  await db.update(credenciales).set({ hash: await hashClave('es la de todos', probeClaveCost) });
  liftLimits(services.config);
  const found = await rows(db, sql`select correo from cuentas where correo_verificado_el is not null`);
  const accounts = found.map(({ correo }) => String(correo));
  const byEmail = (ask: (email: string, round: number) => Promise<Response>) => ({
    known: (round: number) => ask(accounts[round % accounts.length] ?? '', round),
    unknown: (round: number) => ask(`nadie${round}.${randomUUID().slice(0, 8)}@portal.test`, round),
  });
  const account = { password: 'una clave bastante larga', firstName: 'Nina' };
  return [
    {
      name: 'asking to change a forgotten password',
      ...byEmail((email) =>
        post(`/api/cliente/perfil/${encodeURIComponent(email)}/solicitud-cambio-clave`, ''),
      ),
      shape: same,
    },
    {
      name: 'signing in with a wrong password',
      ...byEmail((username) =>
        post('/api/auth/login', { username, password: 'no es la de nadie', type: 'CLI' }),
      ),
      shape: same,
    },
    {
      name: 'registering',
      ...byEmail((email, round) =>
        post('/api/auth/register', {
          ...account,
          email,
          lastName: `Toapanta ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[round % 26]}`,
        }),
      ),
      // The token, the new id, and the e-mail that was typed are the caller's own.
      shape: (body) =>
        Object.keys(JSON.parse(body))
          .concat(Object.keys(JSON.parse(body).user))
          .join(),
    },
    {
      name: 'applying in public for somebody who is enrolled',
      ...(await applications({ services, post }, rounds)),
      shape: applicationShape,
    },
    {
      name: 'correcting the e-mail of an application for somebody who is enrolled',
      ...(await corrections({ services, post }, rounds)),
      shape: applicationShape,
    },
  ];
}

/** Number and permit are the caller's own. */
const applicationShape = (body: string): string =>
  body.replace(/SOL-[\w-]+/, 'SOL').replace(/"permiso":"[\w-]+"/, '"permiso":"x"');

async function corrections(probed: Probed, rounds: number): Promise<Pick<Probe, 'known' | 'unknown'>> {
  const { known, unknown } = await applications(probed, rounds);
  const correct = (apply: Ask): Ask => {
    const sent: Promise<{ solicitud: string; permiso: string }>[] = [];
    return async (round) => {
      sent[round] ??= apply(round).then((answer) => answer.json());
      const { solicitud, permiso } = await sent[round];
      return probed.post(
        `/api/cliente/solicitudes/${solicitud}/correo`,
        { permiso, correo: `persona.corregida${round}@correo.test` },
        { 'idempotency-key': randomUUID() },
      );
    };
  };
  return { known: correct(known), unknown: correct(unknown) };
}

async function applications(
  { services, post }: Probed,
  rounds: number,
): Promise<Pick<Probe, 'known' | 'unknown'>> {
  const curso = await addCurso(services.database.db);
  const apply = (participante: ReturnType<typeof persona>) =>
    post(
      '/api/cliente/inscripciones',
      { ...newInscripcion(curso, { participante }), tardoMs: 60_000 },
      { 'idempotency-key': randomUUID() },
    );
  for (let n = 0; n < rounds; n += 1) await apply(persona(n));
  await solicitudesTask.run(services);
  let strangers = rounds;
  // Takes by turns their own mailbox and one that is not theirs.
  const mailboxOf = (round: number) =>
    round % 2 === 0 ? `persona${round}@correo.test` : 'persona.otra@correo.test';
  return {
    known: (round) => apply({ ...persona(round), correo: mailboxOf(round) }),
    unknown: (round) => {
      strangers += 1;
      return apply({ ...persona(strangers), correo: mailboxOf(round) });
    },
  };
}
