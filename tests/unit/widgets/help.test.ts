// The page to which the console points explains every line that the console prints.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../src/client/apiError.ts';
import { adviceOf } from '../../../src/ui/feedback/adviceOf.ts';
import { helpPage } from '../../../widgets/build/help/helpPage.ts';
import { ChunkLoadError } from '../../../widgets/loader/ChunkLoadError.ts';

const page = helpPage();
const [, ours = ''] =
  /^## Lo que escribe el portal en la consola$(.*?)^## /ms.exec(
    readFileSync('demo/docs/es/problemas.md', 'utf8'),
  ) ?? [];
/** The parts of each line that do not vary. */
const topics = [...ours.matchAll(/^### `(.*)`$/gm)].map(([, line = '']) =>
  line
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const isExplained = (line: string): boolean =>
  topics.some((parts) => parts.every((part) => line.includes(part)));

const failure = (kind: ApiErrorKind) =>
  adviceOf(new ApiError({ kind, method: 'GET', url: 'https://uni.example/api/salud', status: 404 }));

test.each([
  new ChunkLoadError('https://uni.example/a.js').advice,
  new ChunkLoadError('https://uni.example/a.js', 'timeout').advice,
  ...(['http', 'network', 'html', 'format', 'contract'] as const).map(failure),
  adviceOf(new TypeError('x is undefined')),
])('the page of help explains “%s”', (line) => expect(isExplained(line)).toBe(true));

test('every line that the page of help explains is a sentence of the code', () => {
  const code = [
    'src/areas/publico/useUnknownAdvice.ts',
    'src/element/SessionEvents.tsx',
    'src/element/reportMisspelt.ts',
    'src/element/reportUnclosed.ts',
    'src/element/shell/emit.ts',
    'src/element/useUbicacion.ts',
    'src/state/api.ts',
    'src/state/ubicacion.ts',
    'src/ui/feedback/adviceOf.ts',
    'src/ui/feedback/tellFailure.ts',
    'widgets/builtIns/standAside.ts',
    'widgets/compat/portal-compat.ts',
    'widgets/compat/readStandIn.ts',
    'widgets/loader/ChunkLoadError.ts',
    'widgets/portal.ts',
  ].map((file) =>
    readFileSync(file, 'utf8')
      .replace(/\$\{[^}]*\}/g, '…')
      .replaceAll("\\'", "'"),
  );
  const lost = topics.filter(
    (parts) => !code.some((text) => parts.every((part) => text.includes(part.replace(/ \(.*\)/, '')))),
  );
  expect(lost).toEqual([]);
});

test('the page of help runs no script and asks for no file of another server', () => {
  expect(page).not.toMatch(/<script|\son\w+=|@import|url\(|(?:src|href)="(?:https?:)?\/\//);
});
