/** Sends what no client library would: the text of a request, as it is. */
import { once } from 'node:events';
import { connect } from 'node:net';

/** Returns the status of the answer, and then closes the connection. */
export async function sendRaw(port: number, text: string): Promise<number> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  try {
    socket.write(text);
    const [answer] = (await once(socket, 'data')) as [string];
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  } finally {
    socket.destroy();
  }
}
