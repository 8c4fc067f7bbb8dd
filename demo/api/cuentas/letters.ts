/** The mails about an account: its password and its mailbox. They contain nothing about courses. */
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { idiomas } from '../../../src/domain/idiomas.ts';
import { enqueueCorreo } from '../correo/enqueueCorreo.ts';
import { type Block, buttons, note } from '../correo/letter.ts';
import type { Composing, LetterBody, LetterContext, Letters } from '../correo/letters.ts';
import { computed, fillLine, type Line } from '../correo/line.ts';
import type { Envelope, KeptMail } from '../correo/mail.ts';
import type { MailTexts } from '../correo/mailTexts.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import { apiPage, portalPage } from '../http/pages.ts';
import { createToken, voidTokens } from './mailTokens.ts';

export interface CuentaEnvelope extends Envelope {
  cuentaId: string;
}

/** Addresses a mail to the owner of an account. */
export const cuentaEnvelope = (
  { id, correo }: { id: string; correo: string },
  { nombres, idioma }: { nombres: string; idioma: string },
): CuentaEnvelope => ({ cuentaId: id, para: correo, idioma: known(idiomas, idioma), nombre: nombres });

/** Links are made when the mail is composed, so that their time begins then and no secret is stored in the queue. */
export type CuentaMail = CuentaEnvelope &
  (
    | {
        /** Somebody asked to change a forgotten password. */
        tipo: 'clave_solicitada';
      }
    | { tipo: 'clave_cambiada'; cambiadaEl: Date }
    | {
        /** Asks to confirm the mailbox. If another account has verified it, the mail says so instead. */
        tipo: 'cuenta_verificar';
      }
  );

export const enqueueCuentaMail = enqueueCorreo<CuentaMail>;

interface CuentaLetterContext extends LetterContext {
  /** The link of the mail and the end of its validity; undefined for mails without a link. */
  acceso: { url: string; hasta: Date } | undefined;
}

/** Exported so that a test can write each kind without a database. */
export const cuentaWriters = {
  clave_solicitada: claveRequest,
  clave_cambiada: claveCambiada,
  cuenta_verificar: cuentaVerification,
} satisfies { [T in CuentaMail['tipo']]: unknown };

export const cuentaLetters: Letters = Object.fromEntries(
  Object.entries(cuentaWriters).map(([tipo, write]) => [
    tipo,
    async (mail, context, composing) => {
      // enqueueCuentaMail stores each mail under the kind for which its writer is registered.
      const kept = mail as KeptMail<CuentaMail>;
      return write(kept as ChangedMail, { ...context, acceso: await openLink(kept, composing) });
    },
  ]),
);

/** Unlike /auth/cambiar-clave, this page does not send a signed-in person to the portal. */
const clavePage = '/cambiar-clave';

type ChangedMail = Extract<KeptMail<CuentaMail>, { tipo: 'clave_cambiada' }>;

const cuentaBody = (
  { pie }: MailTexts,
  { asunto, titulo: title }: Pick<Words, 'asunto' | 'titulo'>,
  blocks: readonly Block[],
): LetterBody => ({ asunto: [asunto], title, motivo: pie.motivoCuenta, blocks });

function claveRequest(_mail: unknown, context: CuentaLetterContext): LetterBody {
  return withLink(context.t.clave_solicitada, context);
}

function claveCambiada(mail: ChangedMail, { t, f, pages }: CuentaLetterContext): LetterBody {
  const words = t.clave_cambiada;
  const fecha = computed(f.instante(new Date(mail.cambiadaEl)));
  return cuentaBody(t, words, [
    { kind: 'paragraph', line: fillLine(words.intro, { fecha }) },
    note(words.nota),
    buttons({ text: words.accion, url: pages.portal(clavePage) }),
  ]);
}

function cuentaVerification(_mail: unknown, context: CuentaLetterContext): LetterBody {
  const { t, pages, acceso } = context;
  if (acceso) return withLink(t.cuenta_verificar, context);
  const words = t.cuenta_existente;
  return cuentaBody(t, words, [
    { kind: 'paragraph', line: [words.intro] },
    buttons(
      { text: words.ingresar, url: pages.portal('/auth/login') },
      { text: words.olvido, url: pages.portal(clavePage) },
    ),
    note(words.nota),
  ]);
}

/** The texts of a letter with a link. */
type Words = MailTexts['clave_solicitada'];

function withLink(words: Words, { t, f, acceso }: CuentaLetterContext): LetterBody {
  if (!acceso) throw new Error('A mail with a link has no link.');
  const vence: Line = fillLine(words.vence, { fecha: computed(f.instante(acceso.hasta)) });
  return cuentaBody(t, words, [
    { kind: 'paragraph', line: [words.intro] },
    buttons({ text: words.accion, url: acceso.url }),
    { kind: 'paragraph', line: vence },
    note(words.nota),
  ]);
}

const minute = 60_000;
/** The lives of links in milliseconds: `clave` changes a password, `correo` confirms a mailbox. */
const lives = { clave: 15 * minute, correo: 7 * 24 * 60 * minute };

/** Makes the link of a mail and voids earlier ones. Undefined for mails without a link. */
async function openLink(
  mail: KeptMail<CuentaMail>,
  { services: { config }, tx, now }: Composing,
): Promise<CuentaLetterContext['acceso']> {
  if (mail.tipo === 'clave_cambiada') return undefined;
  const { cuentaId, para: correo } = mail;
  const proposito = mail.tipo === 'clave_solicitada' ? 'clave' : 'correo';
  if (proposito === 'correo' && (await belongsToAnother(tx, cuentaId, correo))) return undefined;
  await voidTokens(tx, { cuentaId, correo, proposito }, now);
  const hasta = new Date(now.getTime() + lives[proposito]);
  const token = await createToken(tx, { cuentaId, correo }, proposito, { now, caducaEl: hasta });
  const url =
    proposito === 'clave'
      ? portalPage(config, `/cambiar-clave?token=${token}`)
      : apiPage(config, `/api/correo/verificar?token=${token}&idioma=${mail.idioma}`);
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
