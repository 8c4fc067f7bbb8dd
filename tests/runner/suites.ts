// The suites, what each proves, and when it runs. `npm test` takes their names, and files, as arguments.
import { titlePattern } from './titlePattern.ts';

/** One test of a suite, or all that one of its files holds. */
export interface Only {
  file: string;
  /** As {@link TestResult.title}; '' for the whole file. */
  title: string;
}

/**
 * `test`: `npm test` runs it. `gate`: so does .ci/run, because it finds faults that `npm test` cannot. `all`: only `npm run test:all`
 * does, for releases and for whoever changes what it tries.
 */
type Part = 'test' | 'gate' | 'all';

export interface Suite {
  name: string;
  proves: string;
  part: Part;
  /** What Node is started with. */
  args: (only?: Only) => string[];
  env?: Readonly<Record<string, string>>;
  /** Where its tests are. */
  files: RegExp;
  /** Files of the product that no suite of an earlier part tries in this way. */
  tries?: RegExp;
  /** What has to be installed for it, besides Chromium: browsers, old libraries of pages, WordPress. */
  needs?: readonly ('firefox' | 'webkit' | 'libraries' | 'wordpress')[];
}

/** The parts in the order in which each holds those before it. */
export const PARTS: readonly Part[] = ['test', 'gate', 'all'];

const vitest =
  (...projects: string[]) =>
  (only?: Only): string[] => [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(only ? [only.file] : []),
    ...(only?.title ? ['-t', titlePattern(only.title)] : []),
  ];

const widgets =
  (engine: string, set: string) =>
  (only?: Only): string[] => [
    '--disable-warning=ExperimentalWarning',
    'tests/widgets/run.ts',
    engine,
    set,
    ...(only ? [only.file] : []),
    ...(only?.title ? ['--only', only.title] : []),
  ];

const program =
  (file: string) =>
  (only?: Only): string[] => [
    '--disable-warning=ExperimentalWarning',
    file,
    ...(only?.title ? [only.title] : []),
  ];

/** The longest of a part first: two run at a time, and the last ones should end together. */
export const suites: readonly Suite[] = [
  {
    name: 'journeys',
    proves: 'what a person does from the first page to the last, in Chromium, through the real API',
    part: 'test',
    args: vitest('journeys'),
    files: /^tests\/journeys\/(?!rest\/)/,
  },
  {
    name: 'widgets',
    proves: 'the tags in Chromium: the built bundle against the real API',
    part: 'test',
    args: widgets('chromium', 'widgets'),
    files: /^tests\/widgets\/(?!hosts-)/,
  },
  {
    name: 'api',
    proves: 'the reference API call by call, its invariants, and many people at once, on PostgreSQL',
    part: 'test',
    args: vitest('api'),
    files: /^tests\/api\//,
  },
  {
    name: 'unit',
    proves: 'the pure rules, the client, the state',
    part: 'test',
    args: vitest('unit', 'unit-mocked'),
    files: /^tests\/unit\//,
  },
  {
    name: 'screens',
    proves: 'what every screen and every route has to keep: axe, phones, names, paper, hostile text',
    part: 'gate',
    args: vitest('screens'),
    files: /^tests\/screens\//,
  },
  {
    name: 'journeys-rest',
    proves: 'what fewer people do, or does less harm: odd data, late news, the demo’s own pages',
    part: 'gate',
    args: vitest('journeys-rest'),
    files: /^tests\/journeys\/rest\//,
    needs: ['libraries'],
  },
  {
    name: 'contract',
    proves:
      'the check of the contract against the reference API, a small server, and servers with one fault each',
    part: 'gate',
    args: vitest('contract'),
    files: /^tests\/contract\//,
  },
  {
    name: 'hosts',
    proves: 'the tags in pages of others, in Chromium: their styles, scripts, frameworks and places',
    part: 'gate',
    args: widgets('chromium', 'hosts'),
    files: /^tests\/widgets\/hosts-/,
    needs: ['libraries'],
  },
  {
    name: 'webkit',
    proves:
      'what depends on the engine, in WebKit: events, focus, styles, shadow DOM, fonts, navigation, storage',
    part: 'gate',
    args: widgets('webkit', 'engine'),
    files: /^tests\/widgets\//,
    needs: ['webkit'],
  },
  {
    name: 'firefox',
    proves: 'what depends on the engine, in Firefox',
    part: 'gate',
    args: widgets('firefox', 'engine'),
    files: /^tests\/widgets\//,
    needs: ['firefox'],
  },
  {
    name: 'operations',
    proves: '`npm start`, databases that end, folders, migrations, backups, releases side by side',
    part: 'gate',
    args: vitest('operations'),
    files: /^tests\/operations\//,
  },
  {
    name: 'engine-journeys',
    proves: 'sign-in, public form and paying by mouse and keyboard in Firefox and in WebKit',
    part: 'gate',
    args: vitest('engines'),
    files: /^tests\/engines\//,
    needs: ['firefox', 'webkit'],
  },
  {
    name: 'package',
    proves: 'the packed file: the linters of packages, its types, Node, and an app',
    part: 'gate',
    args: vitest('package'),
    files: /^tests\/package\/package/,
  },
  {
    name: 'pglite',
    proves: 'the API on the embedded database, where that differs from PostgreSQL',
    part: 'gate',
    args: vitest('pglite'),
    files: /^tests\/(api|embedded)\//,
  },
  {
    name: 'webkit-rest',
    proves: 'all other tests of the tags in WebKit',
    part: 'all',
    args: widgets('webkit', 'rest'),
    files: /^tests\/widgets\//,
    tries: /^(widgets|src\/(element|ui|areas|features|state))\//,
    needs: ['webkit'],
  },
  {
    name: 'firefox-rest',
    proves: 'all other tests of the tags in Firefox',
    part: 'all',
    args: widgets('firefox', 'rest'),
    files: /^tests\/widgets\//,
    tries: /^(widgets|src\/(element|ui|areas|features|state))\//,
    needs: ['firefox'],
  },
  {
    name: 'wordpress',
    proves: "the plugin in a real WordPress, if Debian's packages are there",
    part: 'all',
    args: vitest('wordpress'),
    files: /^tests\/wordpress\//,
    tries: /^demo\/wordpress\//,
    needs: ['wordpress'],
  },
  {
    name: 'package-rest',
    proves:
      'every tag in a program bundled with the packed file, several releases in one folder, and what a release gives',
    part: 'all',
    args: vitest('package-rest'),
    files: /^tests\/package\/(bundled|versions|release)/,
    tries: /^(widgets\/(build|package|declared)|src\/element|demo\/release)\//,
  },
  {
    name: 'apps',
    proves:
      'apps in React, Vue and TypeScript and a Node script that install the packed file; no package with a known vulnerability',
    part: 'all',
    args: vitest('apps'),
    files: /^tests\/package\/(apps|advisories)/,
    tries: /^widgets\/(package|typings)\//,
  },
  {
    name: 'axe',
    proves: 'axe on every screen and dialog: three widths, light, dark and high contrast, both directions',
    part: 'all',
    args: program('tests/axe/run.ts'),
    files: /^tests\/axe\//,
    tries: /^src\/(ui|areas|features)\//,
  },
  {
    name: 'keyboard',
    proves: 'after each press of the keyboard on any control of any screen the focus is in sight',
    part: 'all',
    args: program('tests/keyboard/run.ts'),
    files: /^tests\/keyboard\//,
    tries: /^src\/(ui|areas|features)\//,
  },
  {
    name: 'faults',
    proves:
      'nothing is lost or doubled when networks, processes, databases, disks or clocks fail under 1,000 people',
    part: 'all',
    args: program('tests/faults/run.ts'),
    files: /^tests\/faults\//,
    tries: /^demo\/api\/(db|http|idempotencia|tareas)\//,
  },
  {
    name: 'journeys-over-faults',
    proves: 'the journeys on two slow processes of the API whose connections are reset',
    part: 'all',
    args: vitest('faults'),
    files: /^tests\/journeys\//,
    tries: /^(src\/(client|state)|demo\/api\/(db|http))\//,
  },
];
