// `npm run check`: everything that can be judged without running the product. Each step prints one line, and what is
// wrong under it; the last line is the sum.
import { checkComments } from './steps/comments.ts';
import { checkDeadRules } from './steps/deadRules.ts';
import { checkFileNames } from './steps/fileNames.ts';
import { checkFolders } from './steps/folders.ts';
import { checkGlossary } from './steps/glossary.ts';
import { checkGuides } from './steps/guides.ts';
import { checkLayerFixtures } from './steps/layerFixtures.ts';
import { checkLayers } from './steps/layers.ts';
import { checkLengths } from './steps/lengths.ts';
import { checkLockfile } from './steps/lockfile.ts';
import { checkNames } from './steps/names.ts';
import { checkPrivateNames } from './steps/privateNames.ts';
import { checkPublishedLibraries } from './steps/publishedLibraries.ts';
import { checkStepFixtures } from './steps/stepFixtures.ts';
import { checkTextKeys } from './steps/textKeys.ts';
import { checkTitles } from './steps/titles.ts';
import { checkUiWords } from './steps/uiWords.ts';
import { checkUniqueNames } from './steps/uniqueNames.ts';
import { checkUnusedTexts } from './steps/unusedTexts.ts';
import { checkWalks } from './steps/walks.ts';
import { checkWords } from './steps/words.ts';
import { checkWrittenFiles } from './steps/writtenFiles.ts';
import { runTool } from './tool.ts';

interface Step {
  name: string;
  /** Gives what is wrong, a line each; nothing when all is well. */
  run: () => Promise<string[]>;
}

const tool =
  (command: string, ...args: string[]) =>
  async (): Promise<string[]> => {
    const { code, output } = await runTool(command, args);
    return code === 0 ? [] : output.split('\n');
  };

/** Biome shows how it would format a file, but names no script of this project that does. */
async function checkWithBiome(): Promise<string[]> {
  const problems = await tool('biome', 'check', '--error-on-warnings', '.')();
  return problems.length === 0
    ? []
    : [...problems, '`npm run format` formats files, sorts imports and mends what has a safe fix.'];
}

/** A language that has just been added has more than a thousand texts to do, and the other steps have to be seen too. */
function headOf(problems: string[], all: string): string[] {
  const rest = problems.length - 20;
  return rest > 0 ? [...problems.slice(0, 20), `and ${rest} more: ${all}`] : problems;
}

const steps: readonly Step[] = [
  // Its results for unchanged files are cached: 2 s of processor time instead of 17.
  {
    name: 'types',
    run: async () => [
      ...(await tool('tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'dist/types.tsbuildinfo')()),
      // The package's code for Node, checked for the oldest supported version.
      ...(await tool('tsc', '-p', 'tools')()),
    ],
  },
  { name: 'lint, format and cycles of files', run: checkWithBiome },
  { name: 'layers import only lower ones', run: checkLayers },
  { name: 'the layers, on a broken tree', run: checkLayerFixtures },
  { name: 'no cycles between folders', run: checkFolders },
  { name: 'files named as what they export', run: checkFileNames },
  { name: 'each name exported once', run: checkUniqueNames },
  { name: 'names in English, except nouns of the institution', run: checkNames },
  { name: 'no word of the institution in src/ui', run: checkUiWords },
  { name: 'these steps, on broken trees', run: checkStepFixtures },
  {
    name: 'all languages say the same',
    run: async () => headOf((await import('./locales.ts')).checkLocales(), 'npx node tests/check/locales.ts'),
  },
  { name: 'keys of texts in Spanish, except codes', run: checkTextKeys },
  { name: 'no unused texts', run: checkUnusedTexts },
  { name: 'one term per idea, people addressed politely', run: checkGlossary },
  { name: 'dead code and unused dependencies', run: tool('knip', '--no-progress') },
  { name: 'rules and contract that only tests use', run: checkDeadRules },
  { name: 'length of files', run: checkLengths },
  { name: 'titles of tests name keys of their rows', run: checkTitles },
  { name: 'forbidden words', run: checkWords },
  { name: 'files that comments name exist', run: checkComments },
  { name: 'guides: commands, links, headings, pictures', run: checkGuides },
  { name: 'guides: the walks through the code', run: checkWalks },
  { name: 'guides and typings that are generated', run: checkWrittenFiles },
  { name: 'lock file without addresses', run: checkLockfile },
  { name: 'packages in the bundle as they are published', run: checkPublishedLibraries },
  { name: 'no private names of packages', run: checkPrivateNames },
  { name: 'sizes within the budgets', run: tool('node', 'tests/bench/size.ts') },
];

let failed = 0;
for (const { name, run } of steps) {
  const started = performance.now();
  const problems = await run().catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  if (problems.length > 0) {
    failed += 1;
    process.stdout.write(`${problems.map((problem) => `    ${problem}`).join('\n')}\n`);
  }
}

process.stdout.write(`\n${steps.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
