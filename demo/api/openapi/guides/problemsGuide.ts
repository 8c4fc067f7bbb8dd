/** The guide of problems, demo/docs/server/problems.md: each code, when a server answers it, and which calls have it. */
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { fieldCodes, type ProblemCode, problemStatuses } from '../../../../src/contract/problem.ts';
import { fieldText, personText, problemText } from '../../../../src/contract/problemText.ts';
import { codesOf } from '../../http/codesOf.ts';

/** Groups of calls that have a name, the largest first. */
const groups: readonly (readonly [name: string, holds: (endpoint: Endpoint) => boolean])[] = [
  ['every call', () => true],
  ['every call that takes a credential', ({ auth }) => auth !== 'publica'],
  ['every call with a parameter in its path', ({ path }) => path.includes('{')],
  ['every POST', ({ method }) => method === 'POST'],
  ['every call with a body', ({ body }) => body !== undefined],
  ['every list', ({ query }) => query !== undefined],
];

const all: readonly Endpoint[] = endpoints;

/** @returns the whole guide in Markdown */
export function problemsGuide(): string {
  const codes = Object.keys(problemStatuses) as ProblemCode[];
  return `# Problems

Every code of an error: its status, when a server answers it, and by which calls. The portal says each in the person's language. A code without calls belongs to none in particular.

An error is \`application/problem+json\` with \`type\`, \`title\`, \`status\` and \`code\`. People never see \`title\` and \`detail\`, which are for engineers.

## Codes

| Code | Status | When | Calls |
| --- | --- | --- | --- |
${codes.map(rowOf).join('\n')}

## Codes of fields

Each member of \`errors\` has a \`pointer\` and one of these as its \`code\`.

${tableOf(fieldCodes.map((code) => [code, fieldText[code]]))}

### Names, identifications and new passwords

${tableOf(Object.entries(personText))}
`;
}

const tableOf = (rows: readonly (readonly [code: string, text: string])[]): string =>
  `| Code | When |\n| --- | --- |\n${rows.map(([code, text]) => `| \`${code}\` | ${text} |`).join('\n')}`;

function rowOf(code: ProblemCode): string {
  const calls = all.filter((endpoint) => codesOf(endpoint).includes(code));
  return `| \`${code}\` | ${problemStatuses[code]} | ${problemText[code]} | ${namesOf(calls).join(', ') || '–'} |`;
}

/** Names whole groups, and one by one the calls that are in none. */
function namesOf(calls: readonly Endpoint[]): string[] {
  const whole = groups.filter(([, holds]) => all.filter(holds).every((endpoint) => calls.includes(endpoint)));
  const names: string[] = [];
  let rest = [...calls];
  for (const [name, holds] of whole) {
    if (!rest.some(holds)) continue;
    names.push(name);
    rest = rest.filter((endpoint) => !holds(endpoint));
  }
  return [...names, ...rest.map(({ method, path }) => `\`${method} ${path}\``)];
}
