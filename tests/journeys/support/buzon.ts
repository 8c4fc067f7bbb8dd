// Reads the mailbox that the demo shows, as a person would who waits for a mail.
import { expect } from 'vitest';
import { patientFetch } from './patientFetch.ts';

interface Summary {
  id: string;
  para: string;
  asunto: string;
}

/** The plain text of the newest mail to `para` whose subject is like that, once it is there. */
export async function readMail(url: string, para: string, subject: RegExp): Promise<string> {
  let id = '';
  await expect
    .poll(
      async () => {
        const { resultados } = (await (await fetch(`${url}/api/buzon`)).json()) as { resultados: Summary[] };
        id = resultados.find((mail) => mail.para === para && subject.test(mail.asunto))?.id ?? '';
        return id;
      },
      { message: `a mail to ${para}` },
    )
    .not.toBe('');
  const mail = (await (await patientFetch(`${url}/api/buzon/${id}`)).json()) as { texto: string };
  return mail.texto;
}

/** The path and query of the first link in `text` whose path begins like that. */
export function linkIn(text: string, path: string): string {
  for (const [found] of text.matchAll(/https?:\/\/\S+/g)) {
    const { pathname, search } = new URL(found);
    if (pathname.startsWith(path)) return pathname + search;
  }
  throw new Error(`No link to ${path} in:\n${text}`);
}
