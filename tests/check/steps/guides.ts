// Keeps the guides true: a command, a file, a heading, a picture or a call that they name has to exist, and each guide is in the list.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import GithubSlugger from 'github-slugger';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { suites } from '../../runner/suites.ts';
import { listFiles, type SourceFile } from '../files.ts';
import { root } from '../tool.ts';

const NPM_OWN = new Set(['ci', 'install', 'i', 'pack', 'start', 'test', 'run']);
const LIST = 'demo/docs/README.md';
const OF_SUITES = 'demo/docs/dev/tests.md';

type Scripts = Readonly<Record<string, string>>;

/** Gives a line for each npm command, script file, relative link, heading or picture that does not exist. */
export async function checkGuides(): Promise<string[]> {
  const guides = await listFiles((path) => /^(demo\/docs\/.*|[A-Z]+)\.md$/.test(path));
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: Scripts };
  const anchors = new Map(guides.map(({ path, text }) => [path, anchorsOf(text)]));
  return [
    ...checkScripts(scripts),
    ...guides.flatMap((guide) => [
      ...checkCommands(guide, scripts),
      ...checkLinks(guide, anchors),
      ...checkCalls(guide),
      ...checkPaths(guide),
      ...checkFences(guide),
    ]),
    ...checkSuites(guides.find(({ path }) => path === OF_SUITES)?.text ?? ''),
    ...checkList(guides),
  ];
}

function checkCommands({ path, text }: SourceFile, scripts: Scripts): string[] {
  const named = [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)].flatMap(([, run, name]) =>
    name === undefined ? [] : [{ run: run !== undefined, name }],
  );
  return named
    .filter(
      ({ run, name }) => (run || !NPM_OWN.has(name) || name === 'start' || name === 'test') && !scripts[name],
    )
    .map(({ name }) => `${path} names npm run ${name}, which package.json does not have`);
}

/** A script of package.json that starts a file of ours has to find it. */
function checkScripts(scripts: Scripts): string[] {
  return Object.entries(scripts).flatMap(([name, command]) => {
    const file = /^node (?:--\S+ )*(\S+)/.exec(command)?.[1];
    return file === undefined || existsSync(join(root, file))
      ? []
      : [`npm run ${name} starts ${file}, which is missing`];
  });
}

function checkLinks({ path, text }: SourceFile, anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  );
  return targets.flatMap((target) => {
    const [file = '', anchor] = decodeURI(target).split('#');
    const found = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(root, found))) return [`${path} points to ${target}, which is missing`];
    return anchor === undefined || anchors.get(found)?.has(anchor)
      ? []
      : [`${path} points to ${target}, but no heading there has that name`];
  });
}

function anchorsOf(text: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const titles = text.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm);
  return new Set([...titles].map(([, title = '']) => slugger.slug(title.replaceAll('`', ''))));
}

/** A call written as `GET /api/…` is one of the contract. */
function checkCalls({ path, text }: SourceFile): string[] {
  const known = new Set(endpoints.map(({ method, path: of }) => `${method} ${of}`));
  return [...text.matchAll(/`((?:GET|POST|PATCH|DELETE) \/api\/[^`]*)`/g)].flatMap(([, call = '']) =>
    known.has(call) ? [] : [`${path} names the call ${call}, which the contract does not have`],
  );
}

/** A file of ours between backticks is there. */
function checkPaths({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/`((?:src|widgets|demo|tests)\/[\w./-]+\.(?:tsx?|json))`/g)].flatMap(
    ([, file = '']) => (existsSync(join(root, file)) ? [] : [`${path} names ${file}, which is missing`]),
  );
}

/** Code names its language, by which a test knows how to run it. */
function checkFences({ path, text }: SourceFile): string[] {
  const opened = [...text.matchAll(/^ *```(.*)\n[\s\S]*?^ *```$/gm)];
  return opened.some(([, language]) => language === '') ? [`${path} has code without a language`] : [];
}

const RUNS_IN = { test: '`npm test`', gate: 'the gate', all: '`npm run test:all`' };

/** Each suite has the row that says what it proves and when it runs. */
function checkSuites(text: string): string[] {
  return suites
    .map(({ name, proves, part }) => `| \`${name}\` | ${proves} | ${RUNS_IN[part]} |`)
    .filter((row) => !text.includes(row))
    .map((row) => `${OF_SUITES} lacks the row of a suite: ${row}`);
}

function checkList(guides: readonly SourceFile[]): string[] {
  const list = guides.find(({ path }) => path === LIST)?.text ?? '';
  return guides
    .filter(({ path }) => path.startsWith('demo/docs/') && path !== LIST)
    .filter(({ path }) => !list.includes(`](${path.slice('demo/docs/'.length)})`))
    .map(({ path }) => `${LIST} does not list ${path}`);
}
