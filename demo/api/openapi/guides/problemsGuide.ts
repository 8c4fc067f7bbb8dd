/** The guide of problems, demo/docs/server/problems.md: each code, when a server answers it, and which calls have it. */
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { fieldCodes, type ProblemCode, problemStatuses } from '../../../../src/contract/problem.ts';
import { fieldText, personText, problemText } from '../../../../src/contract/problemText.ts';
import { codesOf } from '../../http/codesOf.ts';

/** A code that more calls have says how many. */
const MOST_NAMED = 4;

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

Each member of \`errors\` has a \`pointer\` and one of these as its \`code\`. Those from \`nombre_formato\` on belong to names, identifications and new passwords.

| Code | When |
| --- | --- |
${[...fieldCodes.map((code) => [code, fieldText[code]]), ...Object.entries(personText)]
  .map(([code, text]) => `| \`${code}\` | ${text} |`)
  .join('\n')}
`;
}

function rowOf(code: ProblemCode): string {
  const calls = endpoints.filter((endpoint) => codesOf(endpoint).includes(code));
  const named = calls.map(({ method, path }) => `\`${method} ${path}\``).join(', ');
  return `| \`${code}\` | ${problemStatuses[code]} | ${problemText[code]} | ${calls.length > MOST_NAMED ? `${calls.length} of ${endpoints.length} calls` : named || '–'} |`;
}
