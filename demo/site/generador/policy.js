// Reads the Content-Security-Policy of the page that will contain the tag, and says what it lacks.

import { inline } from './snippet.js';

/** The directives that apply in place of a missing one, the nearest first. */
const FALLBACKS = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
};

/**
 * @param {string} pasted the header, with or without its name, or the content of a <meta>
 * @param {[directive: string, url: string][]} needs
 * @param {string} page address of the page, or '' if it is not known
 * @returns {{ok: boolean, isStrict: boolean, directive: string, origin: string, line: string}[]} a line for each need
 */
export function checkPolicy(pasted, needs, page) {
  const policies = readPolicies(pasted);
  return needs.flatMap(([directive, url]) => {
    const lines = policies.map((policy) => judge(policy, directive, url, page));
    const refusing = lines.filter(({ ok }) => !ok);
    return refusing.length > 0 ? refusing : lines.slice(0, 1);
  });
}

function judge(policy, directive, url, page) {
  const name = FALLBACKS[directive].find((one) => policy.has(one));
  const origin = url === inline ? inline : new URL(url).origin;
  const sources = policy.get(name) ?? ['*'];
  const kept = sources.filter((source) => source !== "'none'");
  // Then only scripts with the page's nonce run, and those that they add.
  const isStrict = directive === 'script-src' && sources.includes("'strict-dynamic'");
  return {
    isStrict,
    ok:
      !isStrict &&
      (url === inline
        ? name === undefined || allowsInline(sources)
        : sources.some((source) => allows(source, url, page))),
    directive: name ?? directive,
    origin,
    // If default-src is the fallback, a separate directive has to repeat what it allows.
    line: `${name === 'default-src' || name === undefined ? directive : name} ${[...kept, origin].join(' ')};`,
  };
}

/** The name of the portal's Trusted Types policy. */
const typesPolicy = 'portal-clientes';

/** Returns the directive that lets the portal make its Trusted Types policy; undefined if nothing stops it. */
export function missingTypes(pasted) {
  for (const policy of readPolicies(pasted)) {
    const allowed = policy.get('trusted-types');
    if (!policy.has('require-trusted-types-for') || allowed === undefined) continue;
    if (!allowed.includes('*') && !allowed.includes(typesPolicy))
      return `trusted-types ${[...allowed.filter((name) => name !== "'none'"), typesPolicy].join(' ')};`;
  }
  return undefined;
}

/** What a sandbox has to allow: the list of src/domain/sandboxPermissions.ts. */
const permissions = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-modals',
];

/** Returns the directive `sandbox` with all that the portal needs; undefined if nothing is missing. */
export function missingPermissions(pasted) {
  for (const policy of readPolicies(pasted)) {
    const allowed = policy.get('sandbox');
    const missing = permissions.filter((one) => allowed && !allowed.includes(one));
    if (missing.length > 0) return `sandbox ${[...allowed, ...missing].join(' ')};`;
  }
  return undefined;
}

const DIRECTIVE =
  /-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors|report-to|report-uri|require-trusted-types-for|sandbox|trusted-types|upgrade-insecure-requests)$/;

/** Returns true if the text has a directive. */
export const isPolicy = (pasted) =>
  readPolicies(pasted).some((policy) => [...policy.keys()].some((name) => DIRECTIVE.test(name)));

/** Matches before each name of the header, which may occur several times. */
const headers = /(?=\bcontent-security-policy(?:-report-only)?["']?[\s:,]+)/i;

/** All policies in the pasted text: a browser allows only what each of them allows. One that only reports stops nothing. */
function readPolicies(pasted) {
  const named = pasted.split(headers).filter((part) => /^content-security-policy/i.test(part));
  const stopping = named.filter((part) => !/^[\w-]+-report-only/i.test(part));
  const parts = [stopping, named, [pasted]].find(({ length }) => length > 0);
  return parts.flatMap((part) => textOf(part).split(',')).map(readPolicy);
}

/** The content of a <meta>, or the value after the header's name: as it is sent, or in the settings of nginx, Apache or PHP. */
function textOf(part) {
  const [, content] = /content=(?:"([^"]*)"|'([^']*)')/i.exec(part)?.filter((one) => one !== undefined) ?? [];
  const [, value] = /content-security-policy(?:-report-only)?["']?[\s:,]+([\s\S]*)/i.exec(part) ?? [];
  const [, quoted] = /^"([^"]*)"/.exec(value ?? '') ?? [];
  return content ?? quoted ?? value?.replace(/"[\s\S]*$/, '') ?? part;
}

/** The sources of each directive by its name. */
function readPolicy(text) {
  const directives = new Map();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // The browser uses the first of two directives with one name.
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** A nonce or a hash disables 'unsafe-inline'. */
const allowsInline = (sources) =>
  sources.some((source) => source.toLowerCase() === inline) &&
  !sources.some((source) => /^'(?:nonce-|sha\d+-)/i.test(source));

/**
 * Returns true if a source of a directive lets the page fetch `url`. A nonce allows only a script that has it, which none
 * here does.
 */
function allows(source, url, page) {
  const wanted = new URL(url);
  if (source === '*') return /^https?:$/.test(wanted.protocol);
  if (source.toLowerCase() === "'self'") return URL.canParse(page) && new URL(page).origin === wanted.origin;
  if (source.toLowerCase() === wanted.protocol) return true;
  const [, scheme, any, host, port, path] =
    /^(?:(https?):\/\/)?(\*\.)?([\w.-]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (host === undefined) return false;
  const isHost = any
    ? wanted.hostname.endsWith(`.${host.toLowerCase()}`)
    : wanted.hostname === host.toLowerCase();
  const isScheme = !scheme || `${scheme.toLowerCase()}:` === wanted.protocol || wanted.protocol === 'https:';
  const isPort = port === '*' || wanted.port === (port ?? '') || wanted.port === usual(port, wanted);
  const isPath = !path || (path.endsWith('/') ? wanted.pathname.startsWith(path) : wanted.pathname === path);
  return isHost && isScheme && isPort && isPath;
}

/** URL leaves out the default port of a scheme. */
const usual = (port, { protocol }) => ((protocol === 'https:' ? '443' : '80') === port ? '' : port);
