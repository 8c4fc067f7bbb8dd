/** Reads the settings from environment variables. Reports all wrong variables at once when the API starts. */

/** The cost of a password's Argon2id hash. */
export interface ClaveCost {
  /** Memory in KiB. */
  memoryCost: number;
  /** Passes. */
  timeCost: number;
  /** The number of threads that Argon2id may use (its `p`). */
  parallelism: number;
}

/**
 * OWASP's recommendation: 19 MiB, two passes, one lane. No variable changes it: if hashes had different costs, the time
 * to check a password would reveal something about the account. After a release with another cost, each account's next
 * sign-in stores its hash at that cost.
 */
export const owaspCost: ClaveCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Limite {
  /** Tries allowed within the window. */
  readonly max: number;
  /** Length of the window in seconds. */
  readonly seconds: number;
}

export interface ApiConfig {
  databaseUrl?: string;
  dataDir?: string;
  /** Origin of the portal and the API as people reach it, without a path. */
  publicUrl?: string;
  /** Origins, besides the API's own, whose pages may call it. */
  corsOrigins: string[];
  /** Also allows pages of any host name of this machine, such as http://localhost: for the demo and for development. */
  corsLoopback: boolean;
  /** The address of the portal's pages, without a final slash; mails link there. Default: /portal of `publicUrl`. */
  portalUrl?: string;
  /** Server that delivers mail; without it mail stays in the outbox. */
  smtpUrl?: string;
  /** Shows unsent mail to everybody at /api/buzon. Only the demo's server sets it; no variable does. */
  buzon: boolean;
  /** Sender of the mails, `Name <address>` or the address alone; default: the institution. */
  mailFrom?: string;
  /** Secret that signs access tokens. Without it, the API makes one and stores it in the database. */
  jwtSecret?: string;
  /** The previous secret. Its tokens stay valid, but it signs no new ones. Remove it when the last of them has expired. */
  jwtSecretPrevious?: string;
  claveCost: ClaveCost;
  /** Secret that signs the stand-in gateway's notices. Without it, the API makes one and stores it in the database. */
  pasarelaSecret?: string;
  /** Seconds after which the stand-in gateway reports a payment that it confirms late. */
  pasarelaLate: number;
  /** Life of an access token in seconds. */
  tokenTtl: number;
  /**
   * The number of the institution's proxies that are in front of the API and add to X-Forwarded-For: the caller is the
   * address that the outermost of them saw. With 0 it is the socket's address.
   */
  trustProxy: number;
  /** The header with the caller's country, such as `CF-IPCountry`, for the list of sessions. Used only with trustProxy. */
  paisHeader?: string;
  logLevel: LogLevel;
  /** The ways to read metrics: a port of their own, or a token. Without either, nobody can read them. */
  metrics: {
    /** A port of their own, for a network that only the institution reaches. */
    port?: number;
    host: string;
    /** The bearer who may read them at /metrics beside the API. */
    token?: string;
  };
  /** Seconds. */
  timeouts: {
    /** The longest time for an answer; after that it is 503. */
    request: number;
    /** The longest time for one statement, on a PostgreSQL server. */
    statement: number;
    /** The longest time that a statement waits for a lock, on a PostgreSQL server. */
    lock: number;
    /** The longest time that answers under way get once the server is told to stop. */
    shutdown: number;
    /** The longest time that idle connections stay open then. */
    idle: number;
  };
  limites: { [name in keyof typeof limitesDefault]: Limite };
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof logLevels)[number];

/** The environment has wrong variables; `message` has one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(problems: readonly string[]) {
    super(`La configuración no sirve:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** The tries that are allowed within a window, unless a variable says otherwise. */
export const limitesDefault = {
  /**
   * Failed sign-ins of one account from one address. The first `max` are free. After that the wait doubles with each one,
   * up to `seconds`.
   */
  ingresoCuentaDireccion: { max: 5, seconds: 15 * 60 },
  /** Failed sign-ins of one account from anywhere. */
  ingresoCuenta: { max: 100, seconds: 15 * 60 },
  /** Failed sign-ins of one address, whatever the account. */
  ingresoDireccion: { max: 100, seconds: 15 * 60 },
  /** Registrations of one address. */
  registroDireccion: { max: 30, seconds: 60 * 60 },
  /** Registrations with one e-mail, because each sends a mail to it. */
  registroCorreo: { max: 10, seconds: 24 * 60 * 60 },
  /** Requests to change a forgotten password from one address. */
  claveDireccion: { max: 20, seconds: 60 * 60 },
  /** Requests to change a forgotten password for one name, even if no account has it. */
  claveNombre: { max: 5, seconds: 60 * 60 },
  /** Wrong current passwords of one account, with free tries and growing waits as at sign-in. */
  claveActual: { max: 5, seconds: 15 * 60 },
  /** Mails to verify an address that one account may request. */
  verificacionCuenta: { max: 5, seconds: 60 * 60 },
  /** Receipts that one account may have mailed again. */
  reciboCuenta: { max: 10, seconds: 60 * 60 },
  /** Applications from one address (IPv6: one /64). A whole computer lab may share one. */
  solicitudDireccion: { max: 60, seconds: 60 * 60 },
  /** Applications for one identification. */
  solicitudPersona: { max: 10, seconds: 24 * 60 * 60 },
  /** Applications that send mail to one mailbox. */
  solicitudCorreo: { max: 20, seconds: 24 * 60 * 60 },
  /** Corrections of the e-mail of one application, because each sends a mail. */
  correccionSolicitud: { max: 4, seconds: 24 * 60 * 60 },
  /** Corrections from one address (IPv6: one /64), whatever the application. */
  correccionDireccion: { max: 30, seconds: 60 * 60 },
  /** Enrolments of other people by one account with a verified e-mail, for example of a company's staff. */
  inscripcionCuenta: { max: 60, seconds: 24 * 60 * 60 },
  /** Enrolments of other people by one account without a verified e-mail. */
  inscripcionSinVerificar: { max: 8, seconds: 24 * 60 * 60 },
  /** Enrolments of other people by all accounts without a verified e-mail at one address (IPv6: one /64). */
  inscripcionDireccion: { max: 60, seconds: 24 * 60 * 60 },
  /** Wrong discount codes from one address (IPv6: one /64), whatever the course. */
  codigoDireccion: { max: 20, seconds: 60 * 60 },
  /** Wrong discount codes of one account. */
  codigoCuenta: { max: 10, seconds: 60 * 60 },
  /** Wrong discount codes for one course, whoever types them. */
  codigoCurso: { max: 300, seconds: 60 * 60 },
  /** Attempts to pay one link, whoever makes them. */
  pagoEnlace: { max: 20, seconds: 60 * 60 },
  /** Attempts to pay from one address (IPv6: one /64), whatever the link. */
  pagoDireccion: { max: 60, seconds: 60 * 60 },
} satisfies Record<string, Limite>;

/** Throws ConfigError. An empty variable counts as unset. Messages never quote values, because some are secrets. */
export function readConfig(env: Record<string, string | undefined>): ApiConfig {
  const problems: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, expected: string): T | undefined => {
    const text = env[name]?.trim();
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} debe ser ${expected}.`);
    return value;
  };
  const publicUrl = read('PUBLIC_URL', originOf, 'un origen, como https://portal.ejemplo.edu');
  const config: ApiConfig = {
    ...given({
      databaseUrl: read('DATABASE_URL', postgresUrl, 'postgres://usuario:clave@servidor:puerto/base'),
      dataDir: read('DATA_DIR', asIs, 'una carpeta'),
      publicUrl,
      portalUrl: read('PORTAL_URL', pageUrl, 'una dirección, como https://portal.ejemplo.edu/portal'),
      smtpUrl: read('SMTP_URL', smtpUrl, 'smtp://usuario:clave@servidor:puerto o smtps://…'),
      mailFrom: read('MAIL_FROM', mailbox, 'un correo, como Educación Continua <cursos@ejemplo.edu>'),
      jwtSecret: read('JWT_SECRET', longEnough, secrets),
      jwtSecretPrevious: read('JWT_SECRET_PREVIOUS', longEnough, `${secrets}, el que estaba en JWT_SECRET`),
      pasarelaSecret: read('PASARELA_SECRET', longEnough, secrets),
      paisHeader: read('PAIS_HEADER', headerName, 'el nombre de una cabecera, como CF-IPCountry'),
    }),
    corsOrigins: read('CORS_ORIGINS', origins, `${originList}, como https://www.ejemplo.edu`) ?? [],
    corsLoopback: read('CORS_LOOPBACK', flag, '1 o 0') ?? isLoopback(publicUrl),
    tokenTtl: read('TOKEN_TTL', secondsOf, 'una duración de 1m a 30d, como 3600, 30m u 8h') ?? 8 * 3600,
    pasarelaLate: read('PASARELA_LATE', waitOf, waits) ?? 15,
    claveCost: owaspCost,
    trustProxy: read('TRUST_PROXY', proxyCount, 'cuántos proxies propios hay delante, de 0 a 9') ?? 0,
    metrics: {
      host: read('METRICS_HOST', asIs, 'una dirección') ?? '127.0.0.1',
      ...given({
        port: read('METRICS_PORT', portNumber, 'un puerto, de 1 a 65535'),
        token: read('METRICS_TOKEN', longEnough, secrets),
      }),
    },
    timeouts: {
      request: read('REQUEST_TIMEOUT', waitOf, waits) ?? 20,
      statement: read('STATEMENT_TIMEOUT', waitOf, waits) ?? 10,
      lock: read('LOCK_TIMEOUT', waitOf, waits) ?? 4,
      shutdown: read('SHUTDOWN_TIMEOUT', waitOf, waits) ?? 10,
      idle: read('SHUTDOWN_IDLE', idleOf, 'una duración de 0 a 10m, como 5s') ?? 5,
    },
    logLevel: read('LOG_LEVEL', logLevelOf, `uno de ${logLevels.join(', ')}`) ?? 'info',
    buzon: false,
    limites: readLimites(read),
  };
  if (config.smtpUrl !== undefined && publicUrl === undefined) {
    problems.push('PUBLIC_URL hace falta con SMTP_URL: los correos llevan enlaces.');
  }
  if (config.jwtSecretPrevious !== undefined && config.jwtSecret === undefined) {
    problems.push('JWT_SECRET hace falta con JWT_SECRET_PREVIOUS: el anterior no firma nada.');
  }
  if (config.paisHeader !== undefined && config.trustProxy === 0) {
    problems.push('TRUST_PROXY hace falta con PAIS_HEADER: sin un proxy, cualquiera escribe esa cabecera.');
  }
  if (config.timeouts.statement >= config.timeouts.request) {
    problems.push(
      'STATEMENT_TIMEOUT debe ser menor que REQUEST_TIMEOUT: la respuesta espera a la base de datos.',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Returns the limits in the form that `openDatabase` takes. */
export function postgresLimits({ timeouts }: ApiConfig): { statementMs: number; lockMs: number } {
  return { statementMs: timeouts.statement * 1000, lockMs: timeouts.lock * 1000 };
}

/** The variables that are set. */
function given<T extends object>(all: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as typeof all & {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

type Read = <T>(name: string, parse: (text: string) => T | undefined, expected: string) => T | undefined;

/** Reads one variable for each limit, such as LIMITE_SOLICITUD_DIRECCION=60/1h. */
function readLimites(read: Read): ApiConfig['limites'] {
  const limites = { ...limitesDefault };
  for (const key of Object.keys(limites) as (keyof typeof limites)[]) {
    const name = `LIMITE_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
    limites[key] = read(name, limiteOf, 'cantidad/duración, como 60/1h') ?? limites[key];
  }
  return limites;
}

function limiteOf(text: string): Limite | undefined {
  const [count = '', time = ''] = text.split('/');
  const seconds = secondsOf(time);
  return /^[1-9]\d{0,8}$/.test(count) && seconds !== undefined ? { max: Number(count), seconds } : undefined;
}

const asIs = (text: string): string => text;

function matching(pattern: RegExp) {
  return (text: string): string | undefined => (pattern.test(text) ? text : undefined);
}

function pageUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, search, hash, href } = new URL(text);
  return /^https?:$/.test(protocol) && search + hash === '' ? href.replace(/\/+$/, '') : undefined;
}

function smtpUrl(text: string): string | undefined {
  return /^smtps?:\/\/[^\s/]+\/?(\?\S*)?$/.test(text) && URL.canParse(text) ? text : undefined;
}

const mailbox = matching(/^(?:[^<>@\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u);

const postgresUrl = matching(/^postgres(ql)?:\/\/\S+$/);

const headerName = matching(/^[A-Za-z][A-Za-z0-9-]{1,63}$/);

const secrets = 'un secreto de 32 bytes o más';

function longEnough(text: string): string | undefined {
  return Buffer.byteLength(text) >= 32 ? text : undefined;
}

const originList = 'una lista de orígenes separados por comas';

/** Undefined if an item is not an origin. Refuses `*` too: a copy of the portal on any site could then sign people in. */
function origins(text: string): string[] | undefined {
  const list = text.split(/[\s,]+/).filter(Boolean);
  return list.every((item) => originOf(item) === item) ? list : undefined;
}

/** True for http(s) origins whose host is this machine. */
export function isLoopback(origin: string | undefined): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return /^https?:$/.test(protocol) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname + url.search + url.hash)
    ? url.origin
    : undefined;
}

const secondsOf = duration(60, 30 * 86_400);

const waits = 'una duración de 1s a 10m, como 20s';

const waitOf = duration(1, 600);

const idleOf = duration(0, 600);

/** Seconds from `min` to `max`, written with a unit or without. */
function duration(min: number, max: number) {
  return (text: string): number | undefined => {
    const match = /^(\d{1,9})(s|m|h|d)?$/.exec(text);
    if (!match) return undefined;
    const unit = { s: 1, m: 60, h: 3600, d: 86_400 }[match[2] ?? 's'] ?? 1;
    const seconds = Number(match[1]) * unit;
    return seconds >= min && seconds <= max ? seconds : undefined;
  };
}

function proxyCount(text: string): number | undefined {
  return /^\d$/.test(text) ? Number(text) : undefined;
}

function portNumber(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function flag(text: string): boolean | undefined {
  if (/^(0|false)$/.test(text)) return false;
  return /^(1|true)$/.test(text) ? true : undefined;
}

function logLevelOf(text: string): LogLevel | undefined {
  return logLevels.find((level) => level === text);
}
