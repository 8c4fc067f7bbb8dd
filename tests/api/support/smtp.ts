/** A real SMTP server on loopback. It stores mails, and refuses them if a test says so. */
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** The message as it was received. */
  raw: string;
  mail: Email;
}

export interface TestSmtp {
  url: string;
  received: Received[];
  /** Set it to refuse recipients or messages: the code of the refusal, or undefined. */
  refuse: { rcpt?: (address: string) => number | undefined; data?: () => number | undefined };
  connections: () => number;
  close(): Promise<void>;
}

export async function openSmtp(options: { auth?: { user: string; pass: string } } = {}): Promise<TestSmtp> {
  const received: Received[] = [];
  const refuse: TestSmtp['refuse'] = {};
  let connections = 0;
  const refusal = (code: number) => Object.assign(new Error('Refused by the test'), { responseCode: code });
  const { auth } = options;
  const server = new SMTPServer({
    logger: false,
    disabledCommands: auth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !auth,
    allowInsecureAuth: true,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth(given, _session, done) {
      if (auth && given.username === auth.user && given.password === auth.pass)
        done(null, { user: auth.user });
      else done(refusal(535));
    },
    onRcptTo({ address }, _session, done) {
      const code = refuse.rcpt?.(address);
      done(code === undefined ? null : refusal(code));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const code = refuse.data?.();
        if (code !== undefined) return done(refusal(code));
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(raw).then((mail) => {
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('latin1'),
            mail,
          });
          done(null, 'taken');
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port.');
  const credentials = auth ? `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.pass)}@` : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${address.port}`,
    received,
    refuse,
    connections: () => connections,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
