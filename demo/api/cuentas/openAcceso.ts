/** The links in mails about accounts. Made when the mail is composed: their time begins when it can be read. */
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { AvisoGuardado } from '../correo/aviso.ts';
import type { Contexto } from '../correo/contexto.ts';
import type { Db } from '../db/db.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import type { Services } from '../http/context.ts';
import { apiPage, portalPage } from '../http/pages.ts';
import { createToken } from './mailTokens.ts';
import { voidTokens } from './voidTokens.ts';

const minute = 60_000;
/** To change a password, and to prove a mailbox. */
const lives = { clave: 15 * minute, correo: 7 * 24 * 60 * minute };

/** One link at a time: the ones sent before open nothing any more. */
export async function openAcceso(
  { config }: Pick<Services, 'config'>,
  tx: Db,
  aviso: AvisoGuardado,
  now: Date,
): Promise<Contexto['acceso']> {
  if (!('cuentaId' in aviso) || aviso.tipo === 'clave_cambiada') return undefined;
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
