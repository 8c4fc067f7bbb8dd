// A sent form counts once, whatever is clicked and whatever gets lost.
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorInfo } from '../../../src/client/apiError.ts';
import {
  idleSend,
  type SendEvent,
  type SendState,
  sendMachine,
  waitOf,
} from '../../../src/ui/forms/sendMachine.ts';

const failureOf = (info: Partial<ApiErrorInfo>): ApiError =>
  new ApiError({ kind: 'http', method: 'POST', url: '/api/x', ...info });
const lost = failureOf({ kind: 'network' });
const refused = failureOf({ status: 422, body: { code: 'validacion' } });
const limited = failureOf({ status: 429, retryAfter: 7 });
const underWay = failureOf({ status: 409, body: { code: 'idempotencia_en_curso' } });

const send = (fingerprint: string, key: string, since = 1): SendEvent => ({
  type: 'send',
  fingerprint,
  key,
  since,
});
const rejected = (error: unknown): SendEvent => ({ type: 'rejected', error });
const answered: SendEvent = { type: 'answered' };
const stateAfter = (...events: SendEvent[]): SendState => events.reduce(sendMachine, idleSend());
const keyAfter = (...events: SendEvent[]) => stateAfter(...events).unanswered?.key;

describe('one call at a time', () => {
  it('treats a second send while the first is under way as the same click', () => {
    const sending = stateAfter(send('a', 'k1'));
    expect(sending.status).toBe('sending');
    expect(sendMachine(sending, send('b', 'k2'))).toBe(sending);
  });

  it('lets nothing but the outcome end a call that is under way', () => {
    const sending = stateAfter(send('a', 'k1'));
    expect(sendMachine(sending, { type: 'clear' })).toBe(sending);
    expect(sendMachine(sending, { type: 'invalid' })).toBe(sending);
  });

  it('takes an outcome only while a call is under way', () => {
    const idle = idleSend();
    expect(sendMachine(idle, answered)).toBe(idle);
    expect(sendMachine(idle, rejected(lost))).toBe(idle);
  });
});

describe('the key of a call', () => {
  it('stays, with its time, if the same body is sent again after an answer that was lost', () => {
    const again = stateAfter(send('a', 'k1', 5), rejected(lost), send('a', 'k2', 9));
    expect(again.unanswered).toEqual({ key: 'k1', fingerprint: 'a', since: 5 });
  });

  it('stays across a reload', () => {
    const { unanswered } = stateAfter(send('a', 'k1'), rejected(lost));
    expect(sendMachine(idleSend(unanswered), send('a', 'k2')).unanswered?.key).toBe('k1');
  });

  it('stays after a server that failed, a limit, and a call that is still being answered', () => {
    for (const error of [failureOf({ status: 500 }), limited, underWay, new Error('not of the API')])
      expect(keyAfter(send('a', 'k1'), rejected(error), send('a', 'k2'))).toBe('k1');
  });

  it('changes with the body', () => {
    expect(keyAfter(send('a', 'k1'), rejected(lost), send('b', 'k2'))).toBe('k2');
  });

  it('changes after a refusal, and after an answer', () => {
    expect(keyAfter(send('a', 'k1'), rejected(refused), send('a', 'k2'))).toBe('k2');
    expect(keyAfter(send('a', 'k1'), answered, send('a', 'k2'))).toBe('k2');
  });
});

describe('what went wrong', () => {
  it('counts each failure and each form found wrong as an attempt', () => {
    expect(stateAfter(send('a', 'k1'), rejected(lost)).attempt).toBe(1);
    expect(stateAfter(send('a', 'k1'), rejected(lost), { type: 'invalid' }).attempt).toBe(2);
  });

  it('is forgotten by the next call, by a form found wrong, and when it is cleared', () => {
    const failed = [send('a', 'k1'), rejected(lost)];
    expect(stateAfter(...failed).failure).toBe(lost);
    for (const event of [send('a', 'k2'), { type: 'invalid' }, { type: 'clear' }] satisfies SendEvent[])
      expect(stateAfter(...failed, event).failure).toBeUndefined();
  });

  it('clears nothing if nothing failed', () => {
    const done = stateAfter(send('a', 'k1'), answered);
    expect(done.status).toBe('done');
    expect(sendMachine(done, { type: 'clear' })).toBe(done);
  });

  it('makes one wait for as long as the API says, and 30 seconds if it does not', () => {
    expect(waitOf(limited)).toBe(7);
    expect(waitOf(failureOf({ status: 429 }))).toBe(30);
    expect(waitOf(refused)).toBe(0);
    expect(waitOf(new Error('not of the API'))).toBe(0);
  });
});
