/** The command line of the contract check, its levels, its reports and what it hides. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Curso } from '../../../src/contract/curso.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { askServer } from '../../../tools/check/askServer.ts';
import { createJournal } from '../../../tools/check/createJournal.ts';
import { createSecrets } from '../../../tools/check/createSecrets.ts';
import { callsOf, levels, type TagName } from '../../../tools/check/levels.ts';
import { openCursoOf } from '../../../tools/check/parts/cursos.ts';
import { readArguments } from '../../../tools/check/readArguments.ts';
import { toJson } from '../../../tools/check/report/toJson.ts';
import { toJunit } from '../../../tools/check/report/toJunit.ts';
import { toText } from '../../../tools/check/report/toText.ts';
import { rules } from '../../../tools/check/rules.ts';
import type { CheckRun } from '../../../tools/check/run.ts';

const guide = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../demo/docs/server/${name}.md`), 'utf8');

describe('levels', () => {
  it('the two smallest tags need five calls together', () => {
    const calls = callsOf(['portal-inscripcion-publica', 'portal-login']);
    expect([...calls].filter(([, without]) => without === undefined).map(([call]) => call)).toEqual([
      'GET /api/cliente/cursos',
      'GET /api/cliente/cursos/{id}',
      'POST /api/cliente/inscripciones',
      'POST /api/auth/login',
      'GET /api/auth/me',
    ]);
  });

  it('the calls of a tag are those that the guide of levels names', () => {
    for (const tag of ['portal-inscripcion-publica', 'portal-login'] satisfies TagName[]) {
      const row = guide('levels')
        .split('\n')
        .find((line) => line.startsWith(`| \`<${tag}>\` | `));
      const named = [...(row ?? '').matchAll(/`((?:GET|POST|PATCH|DELETE) [^`]+)`/g)].map(([, call]) => call);
      expect(named.sort()).toEqual([...callsOf([tag]).keys()].sort());
    }
  });

  it('the whole portal makes every call of the contract but the one that it names as unused', () => {
    const { needs, may } = levels['portal-completo'];
    expect(may.map(({ call }) => call)).toEqual(['GET /api/cliente/usuarios/{id}']);
    expect([...needs, ...may.map(({ call }) => call)].sort()).toEqual(
      endpoints.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  it('every rule stands in the guide of the check as it is printed', () => {
    for (const [name, what] of Object.entries(rules))
      expect(guide('check')).toContain(`| \`${name}\` | ${what} |`);
  });
});

describe('the command line', () => {
  it('reads the address without a slash at the end', () => {
    const { options, format } = readArguments([
      'https://api.ejemplo.edu/',
      '--user',
      'ana',
      '--tag',
      'portal-login',
      '--json',
    ]);
    expect(options).toEqual({
      base: 'https://api.ejemplo.edu',
      user: 'ana',
      tags: ['portal-login'],
      readOnly: false,
    });
    expect(format).toBe('json');
  });

  it.each([
    [[]],
    [['api.ejemplo.edu']],
    [['ftp://api.ejemplo.edu']],
    [['https://a.edu', 'https://b.edu']],
    [['https://a.edu', '--tag', 'portal-nada']],
    [['https://a.edu', '--password', 'secreta']],
    [['https://a.edu', '--json', '--junit']],
    [['https://a.edu', '--origin', 'https://b.edu/portal']],
    [['https://a.edu/api/']],
    [['https://a.edu', '--mailbox', 'nadie']],
  ])('refuses %j', (args) => {
    expect(() => readArguments(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
  });
});

describe('an address with a password in it', () => {
  it('is refused without being printed', () => {
    expect(() => readArguments(['https://ana:una-clave@api.example'])).toThrow(
      /^(?!.*una-clave).*without a user/,
    );
  });
});

it('an address with a password in it is refused without being printed', () => {
  expect(() => readArguments(['https://ana:una-clave@api.example'])).toThrow(
    /^(?!.*una-clave).*without a user/,
  );
});

describe('a server that says nothing', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['before its answer', () => new Promise<Response>(() => undefined)],
    ['in the middle of it', async () => new Response(new ReadableStream())],
  ])('%s is given up after 30 s', async (_, fetch) => {
    vi.useFakeTimers();
    const asked = askServer({ base: 'https://api.example', fetch }, 'GET /api/institucion', {});
    const refused = expect(asked).rejects.toThrow('none within 30 s');
    await vi.advanceTimersByTimeAsync(30_000);
    await refused;
  });
});

it('a run enrols in the open course with the most seats if nobody named one', () => {
  const curso = (identificacion: string, cuposDisponibles?: number) =>
    ({ identificacion, cuposDisponibles, estado: 'abierto', precio: 100 }) as Curso;
  const cursos = [curso('A', 1), curso('B', 40), curso('C', 0), curso('D', 12)];
  const chosen = (more: Curso[] = [], options = {}) =>
    openCursoOf({ cursos: [...cursos, ...more], options } as unknown as CheckRun)?.identificacion;
  expect(chosen()).toBe('B');
  expect(chosen([curso('E')])).toBe('E');
  expect(chosen([], { curso: 'A' })).toBe('A');
});

describe('the report', () => {
  const call = 'POST /api/auth/login';

  it('a secret is never printed', () => {
    const secrets = createSecrets();
    secrets.add('clave-de-ana');
    const journal = createJournal(secrets.hide);
    journal.judge(call, 'schema', ['/x is clave-de-ana']);
    journal.leave('clave-de-ana');
    expect(JSON.stringify([journal.findings(), journal.leftBehind()])).not.toContain('clave-de-ana');
  });

  it.each([
    ['in an address', encodeURIComponent],
    ['in a form', (text: string) => new URLSearchParams({ a: text }).toString().slice(2)],
    ['in JSON', (text: string) => JSON.stringify(text)],
    ['in base64', (text: string) => Buffer.from(text).toString('base64')],
    ['in base64 of addresses', (text: string) => Buffer.from(text).toString('base64url')],
    ['in hexadecimal', (text: string) => Buffer.from(text).toString('hex')],
    ['in HTML', (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ])('a secret that the server repeats %s is not printed either', (_, encode) => {
    const secret = 'Ñandú "largo" & más/clave+de~ana';
    const secrets = createSecrets();
    secrets.add(secret);
    for (const shown of [secrets.hide(`x ${encode(secret)} y`), secrets.hide(encode(secret))])
      expect(shown.replace('•••', '').length).toBeLessThan(7);
  });

  it.each(['', 'a', 'ana', 'ana:'])('a secret after “%s” in base64 shows but its ends', (before) => {
    const secrets = createSecrets();
    secrets.add('la-clave-de-ana');
    const told = Buffer.from(`${before}la-clave-de-ana:2026`).toString('base64');
    expect(Buffer.from(secrets.hide(told).replaceAll('•', ''), 'base64').toString()).not.toMatch(/clave/);
    expect(secrets.hide(told)).toContain('•••');
  });

  it('a secret that begins with another one is not printed either, whichever was met first', () => {
    for (const met of [
      ['clave-de-ana', 'clave-de-ana-nueva'],
      ['clave-de-ana-nueva', 'clave-de-ana'],
    ]) {
      const secrets = createSecrets();
      for (const secret of met) secrets.add(secret);
      expect(secrets.hide('x clave-de-ana-nueva y')).toBe('x ••• y');
    }
  });

  it('a rule that was wrong once stays wrong, and one that was judged is not unchecked', () => {
    const journal = createJournal((text) => text);
    journal.skip(call, 'schema', 'later');
    journal.judge(call, 'schema', ['first']);
    journal.judge(call, 'schema', []);
    journal.skip(call, 'schema', 'never');
    expect(journal.findings()).toEqual([{ call, rule: 'schema', state: 'wrong', notes: ['first'] }]);
  });

  it('what was asked for and not checked is told in the last lines with what checks it, unless it is judged later', () => {
    const journal = createJournal((text) => text);
    const owed = 'CORS was not checked: name the site with --origin';
    for (const one of [call, 'GET /api/auth/me'] as const)
      journal.skip(one, 'cors', 'no --origin was given', owed);
    journal.skip(call, 'status', 'nobody to sign in', 'What needs a session was not checked');
    journal.judge(call, 'status', []);
    journal.skip(call, 'token', 'it would write: --read-only');
    const result = { findings: journal.findings(), leftBehind: [], notRun: [] };
    const line = `${owed} (${call}, GET /api/auth/me)`;
    expect(toText(result)).toMatch(/ 3 not checked\n[^\n]+\n$/);
    expect(toText(result).endsWith(`\n${line}\n`)).toBe(true);
    expect(JSON.parse(toJson(result)).notChecked).toEqual([line]);
    expect(toJunit(result)).toContain(`<skipped message="${line}"/>`);
  });

  it('calls that were not checked for one reason are reported once, with their number', () => {
    const journal = createJournal((text) => text);
    const some = ['GET /api/salud', 'GET /api/cliente', 'GET /api/auth/me', call] as const;
    for (const one of some) journal.skip(one, 'cors', 'give --origin');
    journal.skip(call, 'token', 'no time');
    const text = toText({ findings: journal.findings(), leftBehind: [], notRun: [] });
    expect(text.match(/give --origin/g)).toHaveLength(1);
    expect(text).toContain('Not checked:\n  cors not checked: give --origin (4 calls)');
    expect(text).toContain(`${call}\n    token not checked: no time`);
  });

  it('people read each wrong rule under its call, and build servers read it as a failure', () => {
    const journal = createJournal((text) => text);
    journal.judge(call, 'status', []);
    journal.judge(call, 'schema', ['/user/id is missing & "wrong"']);
    journal.skip(call, 'token', 'no time');
    const result = { findings: journal.findings(), leftBehind: ['an account'], notRun: [] };
    expect(toText(result)).toContain(
      `✗ ${call}\n    schema: the body fits the schema\n      /user/id is missing`,
    );
    expect(toText(result)).toContain('1 calls: 1 rules right, 1 wrong, 1 not checked');
    expect(toJunit(result)).toContain('<failure message="/user/id is missing &amp; &quot;wrong&quot;"/>');
    expect(toJunit(result)).toContain('tests="3" failures="1" skipped="1"');
  });
});
