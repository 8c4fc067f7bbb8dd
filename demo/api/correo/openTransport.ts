/** Sends mail by SMTP_URL. Nothing in a mail can make nodemailer read a file or fetch an address. */
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { localeOf } from '../../../src/domain/idiomas.ts';
import type { correoSaliente } from '../db/schema/service.ts';
import type { Services } from '../http/context.ts';
import { type Attachment, bytesOf } from './letter.ts';

type Row = typeof correoSaliente.$inferSelect;

export interface Transport {
  /** Resolves when the server has accepted the mail; rejects with nodemailer's error. */
  send(row: Row): Promise<void>;
  close(): void;
}

/** Connections at the same time. More could look like a flood to the mail server. */
export const connections = 3;

export function openTransport(
  smtpUrl: string,
  services: Pick<Services, 'config' | 'institucion'>,
): Transport {
  const { institucion } = services;
  const from = senderOf(services);
  const domain = from.address.split('@').at(-1) ?? '';
  // Nodemailer does this for addresses, not for a Message-ID, which few servers take in other letters than ASCII's.
  const host = domainToASCII(domain) || domain;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(row) {
      await transport.sendMail({
        // The id is the same in every attempt, so a server whose answer was lost can recognise a mail that it already has.
        messageId: `<${row.id}@${host}>`,
        date: row.creadoEl,
        from,
        replyTo: institucion.correo,
        to: { name: '', address: row.para },
        subject: row.asunto ?? '',
        text: row.texto ?? '',
        html: row.html ?? '',
        attachments: (row.adjuntos as Attachment[]).map((file) => ({
          filename: file.nombre,
          contentType: file.tipo,
          content: bytesOf(file),
        })),
        headers: {
          'Content-Language': localeOf(row.idioma as Parameters<typeof localeOf>[0]),
          // These headers ask automatic replies, such as holiday notices, not to answer.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          // Whoever asks about a mail gives this id, and the log has it too.
          ...(row.traza === null ? {} : { 'X-Request-Id': row.traza }),
        },
      });
    },
    close: () => transport.close(),
  };
}

function senderOf({ config, institucion }: Pick<Services, 'config' | 'institucion'>) {
  if (config.mailFrom === undefined) return { name: institucion.nombre, address: institucion.correo };
  const [, name, address] = /^(.+) <(.+)>$/.exec(config.mailFrom) ?? [];
  return name !== undefined && address !== undefined
    ? { name, address }
    : { name: '', address: config.mailFrom };
}
