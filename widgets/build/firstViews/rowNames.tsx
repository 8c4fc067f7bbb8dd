// Draws the rows of the sample with React and without it, and learns which classes they have.
import { CursosFound, MoreButton } from '../../../src/areas/publico/CursosFound.tsx';
import { codeOf, type Idioma, idiomas } from '../../../src/domain/idiomas.ts';
import { solicitudDraft } from '../../../src/features/curso/draftPlace.ts';
import { i18n } from '../../../src/i18n/i18n.ts';
import { $apiBase } from '../../../src/state/api.ts';
import { provided } from '../../loader/provided.ts';
import type { RowsData } from '../../rows/RowsContext.ts';
import type { rowsOf } from '../../rows/rows.tsx';
import { learnRows, unknownClass } from './learnRows.ts';
import { readMarkup } from './readMarkup.ts';
import { sampleCursos, sampleWithDraft } from './sampleCursos.ts';
import { viewData } from './viewData.ts';

const nothing = (): void => undefined;
const page = { total: sampleCursos.length, siguiente: 'x', resultados: [...sampleCursos] };

/** The rows as React draws them. */
export function SampleRows() {
  return <CursosFound found={page} busy={false} more={() => <MoreButton />} />;
}

const apiBase = (): string => $apiBase.get() ?? '';

/** Begins the form of a course of the sample on this device. */
function keepDraft(): void {
  const draft = { [solicitudDraft(apiBase(), sampleWithDraft).key]: JSON.stringify({ savedAt: Date.now() }) };
  const storage = { getItem: (key: string) => draft[key] ?? null, setItem: nothing, removeItem: nothing };
  Object.defineProperty(globalThis, 'localStorage', { value: storage });
}

/** Runs the code that draws the rows in the browser. */
function drawnBy(code: string): typeof rowsOf {
  const made: { rowsOf?: typeof rowsOf } = {};
  const learning: RowsData = {
    names: new Proxy({}, { get: (_, key) => unknownClass(String(key)) }),
    textsOf: (idioma, area) => i18n.getResourceBundle(codeOf(idioma), area) as Record<string, unknown>,
  };
  new Function('require', 'exports', '__PORTAL_ROWS__', code)(() => provided, made, learning);
  if (!made.rowsOf) throw new Error('The code of the rows gives none.');
  return made.rowsOf;
}

type Options = Readonly<Record<string, string | undefined>>;

/**
 * Returns the class names of the rows for each state that changes them.
 * @param code of the rows (buildBody.ts) @param titles that change the headings (attribute `titulo`)
 * @param render gives the markup of a tag that shows SampleRows
 */
export function rowNames(
  code: string,
  titles: readonly (string | undefined)[],
  render: (idioma: Idioma, options: Options) => string,
): Record<string, string> {
  keepDraft();
  const draw = drawnBy(code);
  const names: Record<string, string> = {};
  for (const idioma of idiomas)
    for (const titulo of titles) {
      const [section = ''] = /<section [\s\S]*<\/section>/.exec(render(idioma, { titulo })) ?? [];
      const [rendered] = readMarkup(section);
      if (!rendered) throw new Error('The list has no section of its own.');
      learnRows(draw(page, { idioma, options: { titulo }, base: apiBase() }), viewData(rendered), names);
    }
  return names;
}
