// Keeps the documents true: a command, a file, a picture or a call that README.md names has to exist.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { suites } from '../../runner/suites.ts';
import { root } from '../tool.ts';

const NPM_OWN = new Set(['ci', 'install', 'i', 'pack', 'start', 'test', 'run']);

/** Gives a line for each npm command, script file, relative link or picture that does not exist. */
export async function checkReadme(): Promise<string[]> {
  const text = await readFile(join(root, 'README.md'), 'utf8').catch(() => undefined);
  if (text === undefined) return ['README.md is missing'];
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return [
    ...checkCommands(text, scripts),
    ...checkScripts(scripts),
    ...checkLinks(text),
    ...checkCalls(text),
    ...checkPaths(text),
    ...checkSuites(text),
  ];
}

function checkCommands(text: string, scripts: Record<string, string>): string[] {
  const named = [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)].flatMap(([, run, name]) =>
    name === undefined ? [] : [{ run: run !== undefined, name }],
  );
  return named
    .filter(
      ({ run, name }) => (run || !NPM_OWN.has(name) || name === 'start' || name === 'test') && !scripts[name],
    )
    .map(({ name }) => `README.md names npm run ${name}, which package.json does not have`);
}

/** A script of package.json that starts a file of ours has to find it. */
function checkScripts(scripts: Record<string, string>): string[] {
  return Object.entries(scripts).flatMap(([name, command]) => {
    const file = /^node (?:--\S+ )*(\S+)/.exec(command)?.[1];
    return file === undefined || existsSync(join(root, file))
      ? []
      : [`npm run ${name} starts ${file}, which is missing`];
  });
}

function checkLinks(text: string): string[] {
  const targets = [
    ...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g),
    ...text.matchAll(/src="(?!https?:)([^"]+)"/g),
  ];
  const anchors = new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => toAnchor(title)));
  return [
    ...targets.flatMap(([, target = '']) =>
      target.startsWith('/') || existsSync(join(root, target))
        ? []
        : [`README.md points to ${target}, which is missing`],
    ),
    ...[...text.matchAll(/\]\(#([^)]+)\)/g)].flatMap(([, anchor = '']) =>
      anchors.has(anchor) ? [] : [`README.md points to #${anchor}, which no heading has`],
    ),
  ];
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** A call written as `GET /api/…` is one of the contract. */
function checkCalls(text: string): string[] {
  const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  return [...text.matchAll(/`((?:GET|POST|PATCH|DELETE) \/api\/[^`]*)`/g)].flatMap(([, call = '']) =>
    known.has(call) ? [] : [`README.md names the call ${call}, which the contract does not have`],
  );
}

/** A file of ours between backticks is there. */
function checkPaths(text: string): string[] {
  return [...text.matchAll(/`((?:src|widgets|demo|tests)\/[\w./-]+\.(?:tsx?|json))`/g)].flatMap(
    ([, path = '']) => (existsSync(join(root, path)) ? [] : [`README.md names ${path}, which is missing`]),
  );
}

const RUNS_IN = { test: '`npm test`', gate: 'the gate', all: '`npm run test:all`' };

/** Each suite has the row that says what it proves and when it runs. */
function checkSuites(text: string): string[] {
  return suites
    .map(({ name, proves, part }) => `| \`${name}\` | ${proves} | ${RUNS_IN[part]} |`)
    .filter((row) => !text.includes(row))
    .map((row) => `README.md lacks the row of a suite: ${row}`);
}
