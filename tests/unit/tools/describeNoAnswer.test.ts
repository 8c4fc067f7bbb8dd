/** A call without an answer is told with the request, and with what to do about it. */
import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../../tools/check/createSecrets.ts';
import { describeNoAnswer } from '../../../tools/check/describeNoAnswer.ts';

const asked = {
  base: 'https://api.ejemplo.edu:8443',
  call: 'GET /api/salud',
  sending: {},
  hide: (text: string) => text,
} as const;

const failed = (code: string, message = code) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

describe('the reason', () => {
  it.each([
    [
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'the server does not speak https at this port: try http://api.ejemplo.edu:8443',
    ],
    [
      'ERR_SSL_PACKET_LENGTH_TOO_LONG',
      'the server does not speak https at this port: try http://api.ejemplo.edu:8443',
    ],
    [
      'ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR',
      'no encrypted connection comes about (ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR)',
    ],
    ['HPE_INVALID_CONSTANT', 'does the server speak https at this port? Try https://api.ejemplo.edu:8443'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is not accepted: DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['ECONNREFUSED', 'nothing listens at api.ejemplo.edu:8443: is the server running?'],
    ['ENOTFOUND', 'there is no server of the name api.ejemplo.edu:8443'],
    ['ECONNRESET', 'the server closed the connection before its answer was complete'],
    ['UND_ERR_SOCKET', 'the server closed the connection before its answer was complete'],
  ])('%s is told as what it means', (code, said) => {
    expect(describeNoAnswer(asked, failed(code))).toContain(said);
  });

  it('of several addresses is that of the first', () => {
    const refused = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    const both = new AggregateError([refused, new Error('other')], 'all failed');
    expect(describeNoAnswer(asked, new TypeError('fetch failed', { cause: both }))).toContain(
      'nothing listens',
    );
  });
});

describe('the request', () => {
  it('is told by its method, its path with its values, its query and what it sent', () => {
    const sending = { params: { id: 'INS-7' }, query: { limite: 5 }, body: { motivo: 'otro' } };
    const call = 'POST /api/cliente/inscripciones/{id}/anular';
    expect(describeNoAnswer({ ...asked, call, sending }, failed('ECONNRESET'))).toMatch(
      /^no answer to POST \/api\/cliente\/inscripciones\/INS-7\/anular\?limite=5 with \{"motivo":"otro"\} \(/,
    );
    expect(describeNoAnswer({ ...asked, sending: { method: 'PUT' } }, failed('ECONNRESET'))).toMatch(
      /^no answer to PUT \/api\/salud \(/,
    );
  });

  it('is cut, and a secret in it is not told, not even a part of it where it is cut', () => {
    const { add, hide } = createSecrets();
    const secret = 'la-clave-secreta-de-ana-es-larga-y-buena';
    add(secret);
    const text = `${'x'.repeat(80)}${secret}${'y'.repeat(900)}`;
    const told = describeNoAnswer({ ...asked, hide, sending: { text } }, failed('ECONNRESET'));
    expect(told).not.toContain('la-clave');
    expect(told.length).toBeLessThan(300);
  });
});
