/** The environment is read, or refused at the start with readable messages. */
import { describe, expect, it } from 'vitest';
import { ConfigError, isLoopback, limitesDefault, readConfig } from '../../../demo/api/config.ts';

it('the configuration needs no variables', () => {
  expect(readConfig({})).toMatchObject({
    corsOrigins: [],
    corsLoopback: false,
    tokenTtl: 28_800,
    logLevel: 'info',
    trustProxy: 0,
  });
  expect(readConfig({ DATABASE_URL: '', TOKEN_TTL: ' ', JWT_SECRET: '' })).toEqual(readConfig({}));
});

it('the configuration reads every setting', () => {
  expect(
    readConfig({
      DATABASE_URL: 'postgres://u:c@host/base',
      DATA_DIR: '/datos',
      PUBLIC_URL: 'https://portal.ejemplo.edu/',
      PORTAL_URL: 'https://www.ejemplo.edu/mi/portal/',
      SMTP_URL: 'smtps://usuario:clave@correo.ejemplo.edu:465?pool=true',
      MAIL_FROM: 'Educación Continua <cursos@ejemplo.edu>',
      LIMITE_SOLICITUD_DIRECCION: '500/10m',
      CORS_ORIGINS: 'https://a.ejemplo.edu, https://b.ejemplo.edu:8443',
      JWT_SECRET: 'x'.repeat(32),
      JWT_SECRET_PREVIOUS: 'y'.repeat(32),
      PASARELA_SECRET: 'z'.repeat(32),
      TOKEN_TTL: '30m',
      TRUST_PROXY: '2',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      METRICS_TOKEN: 'm'.repeat(32),
      PAIS_HEADER: 'CF-IPCountry',
      REQUEST_TIMEOUT: '30s',
      STATEMENT_TIMEOUT: '12',
      LOCK_TIMEOUT: '1s',
      SHUTDOWN_TIMEOUT: '2m',
      SHUTDOWN_IDLE: '0',
      LOG_LEVEL: 'warn',
    }),
  ).toMatchObject({
    databaseUrl: 'postgres://u:c@host/base',
    dataDir: '/datos',
    publicUrl: 'https://portal.ejemplo.edu',
    portalUrl: 'https://www.ejemplo.edu/mi/portal',
    smtpUrl: 'smtps://usuario:clave@correo.ejemplo.edu:465?pool=true',
    mailFrom: 'Educación Continua <cursos@ejemplo.edu>',
    limites: { ...limitesDefault, solicitudDireccion: { max: 500, seconds: 600 } },
    corsOrigins: ['https://a.ejemplo.edu', 'https://b.ejemplo.edu:8443'],
    jwtSecret: 'x'.repeat(32),
    jwtSecretPrevious: 'y'.repeat(32),
    pasarelaSecret: 'z'.repeat(32),
    tokenTtl: 1800,
    trustProxy: 2,
    metrics: { port: 9464, host: '10.0.0.5', token: 'm'.repeat(32) },
    paisHeader: 'CF-IPCountry',
    timeouts: { request: 30, statement: 12, lock: 1, shutdown: 120, idle: 0 },
    logLevel: 'warn',
    corsLoopback: false,
  });
});

it.each([
  { STATEMENT_TIMEOUT: '20s' },
  { REQUEST_TIMEOUT: '0' },
  { LOCK_TIMEOUT: '11m' },
  { SHUTDOWN_TIMEOUT: 'x' },
  { SHUTDOWN_IDLE: '11m' },
])(
  'the configuration refuses timeouts that are invalid, too long, or not shorter than that of the request: %j',
  (env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(Object.keys(env).join()));
  },
);

it('the configuration allows loopback pages only if the API is served from loopback, or if configured', () => {
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:4173' }).corsLoopback).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:4173', CORS_LOOPBACK: '0' }).corsLoopback).toBe(false);
  expect(readConfig({ CORS_LOOPBACK: '1' }).corsLoopback).toBe(true);
});

it.each([
  [{ DATABASE_URL: 'mysql://u:secreta@host/base' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'portal.ejemplo.edu' }, 'PUBLIC_URL'],
  [{ JWT_SECRET_PREVIOUS: 'corto' }, 'JWT_SECRET_PREVIOUS'],
  [{ PUBLIC_URL: 'https://ejemplo.edu/portal' }, 'PUBLIC_URL'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
  [{ CORS_ORIGINS: 'https://a.edu/' }, 'CORS_ORIGINS'],
  [{ CORS_ORIGINS: 'https://a.edu,null' }, 'CORS_ORIGINS'],
  [{ JWT_SECRET: 'secreta' }, 'JWT_SECRET'],
  [{ PASARELA_SECRET: 'secreta' }, 'PASARELA_SECRET'],
  [{ LIMITE_PAGO_ENLACE: '0/1h' }, 'LIMITE_PAGO_ENLACE'],
  [{ TOKEN_TTL: '10 horas' }, 'TOKEN_TTL'],
  [{ TOKEN_TTL: '1s' }, 'TOKEN_TTL'],
  [{ TOKEN_TTL: '90d' }, 'TOKEN_TTL'],
  [{ LOG_LEVEL: 'todo' }, 'LOG_LEVEL'],
  [{ TRUST_PROXY: 'quizás' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10' }, 'TRUST_PROXY'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT'],
  [{ METRICS_TOKEN: 'corto' }, 'METRICS_TOKEN'],
  [{ PAIS_HEADER: 'CF IPCountry:' }, 'PAIS_HEADER'],
  [{ SMTP_URL: 'https://u:secreta@correo.edu' }, 'SMTP_URL'],
  [{ SMTP_URL: 'correo.ejemplo.edu' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'Educación Continua' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'A <a@b.edu>, B <c@d.edu>' }, 'MAIL_FROM'],
  [{ PORTAL_URL: 'https://ejemplo.edu/portal?x=1' }, 'PORTAL_URL'],
  [{ PORTAL_URL: 'javascript:alert(1)' }, 'PORTAL_URL'],
  [{ LIMITE_SOLICITUD_CORREO: '0/1h' }, 'LIMITE_SOLICITUD_CORREO'],
  [{ LIMITE_SOLICITUD_PERSONA: '10 al día' }, 'LIMITE_SOLICITUD_PERSONA'],
  [{ LIMITE_INSCRIPCION_SIN_VERIFICAR: '8' }, 'LIMITE_INSCRIPCION_SIN_VERIFICAR'],
])('the configuration refuses %j', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`^La configuración no sirve:\\n  - ${name} debe ser `));
  expect(() => readConfig(env)).not.toThrow(/secreta/);
});

it('the configuration reports all wrong variables at once', () => {
  expect(() => readConfig({ TOKEN_TTL: 'x', JWT_SECRET: 'x', LOG_LEVEL: 'x' })).toThrow(
    /JWT_SECRET[\s\S]*TOKEN_TTL[\s\S]*LOG_LEVEL/,
  );
});

it('the configuration refuses SMTP_URL without PUBLIC_URL, because links in mails would not work', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525' })).toThrow(/PUBLIC_URL/);
});

it('the configuration reads a country only behind a trusted proxy', () => {
  expect(() => readConfig({ PAIS_HEADER: 'CF-IPCountry' })).toThrow(/TRUST_PROXY hace falta con PAIS_HEADER/);
});

describe('loopback', () => {
  it.each([
    'http://localhost',
    'http://localhost:3000',
    'https://app.localhost',
    'http://127.0.0.1:1',
    'http://127.9.9.9',
    'http://[::1]:8080',
  ])('is %s', (origin) => {
    expect(isLoopback(origin)).toBe(true);
  });
  it.each([
    'http://localhost.malo.test',
    'http://malo.test#localhost',
    'http://127.0.0.1.malo.test',
    'file://localhost',
    'null',
    'http://10.0.0.1',
    undefined,
  ])('is not %s', (origin) => {
    expect(isLoopback(origin)).toBe(false);
  });
});

it('the configuration refuses JWT_SECRET_PREVIOUS without JWT_SECRET', () => {
  expect(() => readConfig({ JWT_SECRET_PREVIOUS: 'y'.repeat(32) })).toThrow(/JWT_SECRET hace falta/);
});
