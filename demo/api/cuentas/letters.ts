/** The mails about an account: its password, and whose mailbox it has. They say nothing of what the person studies. */
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { enqueueCorreo } from '../correo/enqueueCorreo.ts';
import type { Composing, Contexto, Cuerpo, Letters } from '../correo/letters.ts';
import { cifra, fill, type Linea } from '../correo/line.ts';
import type { Envelope, KeptMail } from '../correo/mail.ts';
import type { Db } from '../db/db.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import { apiPage, portalPage } from '../http/pages.ts';
import { createToken, voidTokens } from './mailTokens.ts';

export interface CuentaEnvelope extends Envelope {
  cuentaId: string;
}

/** Links are made when the mail is composed: their time begins when it can be read, and nothing that opens one is kept here. */
export type CuentaMail = CuentaEnvelope &
  (
    | {
        /** Somebody asked to change a forgotten password. */
        tipo: 'clave_solicitada';
      }
    | { tipo: 'clave_cambiada'; cambiadaEl: Date }
    | {
        /** To prove that the mailbox is the account's. Where another account has it verified, the mail says that. */
        tipo: 'cuenta_verificar';
      }
  );

export const enqueueCuentaMail = enqueueCorreo<CuentaMail>;

interface CuentaContexto extends Contexto {
  /** What the mail opens; undefined where there is nothing to open. */
  acceso: { url: string; hasta: Date } | undefined;
}

/** Exported so that a test can write each kind without a database. */
export const cuentaWriters = {
  clave_solicitada: claveSolicitada,
  clave_cambiada: claveCambiada,
  cuenta_verificar: cuentaVerificar,
} satisfies { [T in CuentaMail['tipo']]: unknown };

export const cuentaLetters: Letters = Object.fromEntries(
  Object.entries(cuentaWriters).map(([tipo, write]) => [
    tipo,
    async (aviso, contexto, composing) => {
      // Kept in the database by enqueueCuentaMail under the very kind that this writer is registered for.
      const kept = aviso as KeptMail<CuentaMail>;
      return write(kept as Cambiada, { ...contexto, acceso: await openAcceso(kept, composing) });
    },
  ]),
);

/** Unlike /auth/cambiar-clave, this page does not send a signed-in person to the portal. */
const clavePage = '/cambiar-clave';

type Cambiada = Extract<KeptMail<CuentaMail>, { tipo: 'clave_cambiada' }>;

function claveSolicitada(_aviso: unknown, contexto: CuentaContexto): Cuerpo {
  return withLink(contexto.t.clave_solicitada, contexto);
}

function claveCambiada(aviso: Cambiada, { t, f, paginas }: CuentaContexto): Cuerpo {
  const words = t.clave_cambiada;
  const fecha = cifra(f.instante(new Date(aviso.cambiadaEl)));
  return {
    asunto: [words.asunto],
    titulo: words.titulo,
    motivo: t.pie.motivoCuenta,
    bloques: [
      { tipo: 'parrafo', linea: fill(words.intro, { fecha }) },
      { tipo: 'nota', linea: [words.nota] },
      {
        tipo: 'botones',
        botones: [{ texto: words.accion, url: paginas.portal(clavePage) }],
      },
    ],
  };
}

function cuentaVerificar(_aviso: unknown, contexto: CuentaContexto): Cuerpo {
  const { t, paginas, acceso } = contexto;
  if (acceso) return withLink(t.cuenta_verificar, contexto);
  const words = t.cuenta_existente;
  return {
    asunto: [words.asunto],
    titulo: words.titulo,
    motivo: t.pie.motivoCuenta,
    bloques: [
      { tipo: 'parrafo', linea: [words.intro] },
      {
        tipo: 'botones',
        botones: [
          { texto: words.ingresar, url: paginas.portal('/auth/login') },
          { texto: words.olvido, url: paginas.portal(clavePage) },
        ],
      },
      { tipo: 'nota', linea: [words.nota] },
    ],
  };
}

interface Words {
  asunto: string;
  titulo: string;
  intro: string;
  accion: string;
  vence: string;
  nota: string;
}

function withLink(words: Words, { t, f, acceso }: CuentaContexto): Cuerpo {
  if (!acceso) throw new Error('A mail with a link has no link.');
  const vence: Linea = fill(words.vence, { fecha: cifra(f.instante(acceso.hasta)) });
  return {
    asunto: [words.asunto],
    titulo: words.titulo,
    motivo: t.pie.motivoCuenta,
    bloques: [
      { tipo: 'parrafo', linea: [words.intro] },
      { tipo: 'botones', botones: [{ texto: words.accion, url: acceso.url }] },
      { tipo: 'parrafo', linea: vence },
      { tipo: 'nota', linea: [words.nota] },
    ],
  };
}

const minute = 60_000;
/** How long links work: to change a password, and to prove a mailbox. */
const lives = { clave: 15 * minute, correo: 7 * 24 * 60 * minute };

/** Voids the links that were sent before. Undefined where the mail has none. */
async function openAcceso(
  aviso: KeptMail<CuentaMail>,
  { services: { config }, tx, now }: Composing,
): Promise<CuentaContexto['acceso']> {
  if (aviso.tipo === 'clave_cambiada') return undefined;
  const { cuentaId, para: correo } = aviso;
  const proposito = aviso.tipo === 'clave_solicitada' ? 'clave' : 'correo';
  if (proposito === 'correo' && (await belongsToAnother(tx, cuentaId, correo))) return undefined;
  await voidTokens(tx, { cuentaId, correo, proposito }, now);
  const hasta = new Date(now.getTime() + lives[proposito]);
  const token = await createToken(tx, { cuentaId, correo }, proposito, { now, caducaEl: hasta });
  const url =
    proposito === 'clave'
      ? portalPage(config, `/cambiar-clave?token=${token}`)
      : apiPage(config, `/api/correo/verificar?token=${token}&idioma=${aviso.idioma}`);
  return { url, hasta };
}

async function belongsToAnother(tx: Db, cuentaId: string, correo: string): Promise<boolean> {
  const owner = and(
    eq(cuentas.correo, correo),
    isNotNull(cuentas.correoVerificadoEl),
    ne(cuentas.id, cuentaId),
  );
  return (await tx.$count(cuentas, owner)) > 0;
}
