// Keeps every hand-written file short enough to be read in one sitting: 400 lines.
import { listFiles } from '../files.ts';

const LIMIT = 400;
const EXEMPT =
  /^(package-lock\.json|biome\.json|demo\/api\/db\/migrations\/|demo\/wordpress\/portal-clientes\/tags\.json$|demo\/docs\/server\/fields\.md$|tests\/api\/releases\/|src\/i18n\/locales\/)/;

/** Gives a line for each file that is longer than the limit. */
export async function checkLengths(): Promise<string[]> {
  const files = await listFiles((path) => !EXEMPT.test(path));
  return files
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LIMIT)
    .map(({ path, lines }) => `${path} has ${lines} lines; the limit is ${LIMIT}`);
}
