/** Runs the background work of an API and reads the mails that it wrote. */
import { desc, eq } from 'drizzle-orm';
import { composePending } from '../../../demo/api/correo/composePending.ts';
import { clavesTask } from '../../../demo/api/cuentas/clavesTask.ts';
import { correoSaliente } from '../../../demo/api/db/schema/service.ts';
import type { TestApi } from './api.ts';

export interface Mail {
  tipo: string;
  para: string;
  asunto: string;
  texto: string;
  html: string;
}

/** Returns all mails to an address, newest first. */
export async function mailsTo(api: TestApi, para: string): Promise<Mail[]> {
  await clavesTask.run(api.services);
  await composePending(api.services);
  const found = await api.database.db
    .select()
    .from(correoSaliente)
    .where(eq(correoSaliente.para, para))
    .orderBy(desc(correoSaliente.secuencia));
  return found.map(({ tipo, asunto, texto, html }) => ({
    tipo,
    para,
    asunto: asunto ?? '',
    texto: texto ?? '',
    html: html ?? '',
  }));
}

/** Returns the token in the link of the newest mail to an address. */
export async function tokenOf(api: TestApi, para: string): Promise<string> {
  const [mail] = await mailsTo(api, para);
  const token = /[?&]token=([\w-]{43})(?=[&\s])/.exec(mail?.texto ?? '')?.[1];
  if (token === undefined) throw new Error(`No link in the mail to ${para}.`);
  return token;
}
