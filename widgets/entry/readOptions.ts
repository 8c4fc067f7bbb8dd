// The options of a tag that no script of ours has defined yet, as its attributes say.
import type { Options } from '../../src/element/shell/PortalShell.ts';
import { shownOption } from '../declared/fillDeclared.ts';
import { prefilled } from '../loader/firstView/prefilled.ts';

const texts = [
  ...['apiBase', 'routing', 'basePath', 'curso', 'cursos', 'cursoFijo', 'titulo', 'marco', 'tema'],
  ...['institucion', 'helpHref', 'publicoHref', 'portalHref'],
  ...prefilled,
];

/** Undefined where a script has set a property already, which only the loader can read, or where the look depends on the page. */
export function readOptions(tag: Element): Options | undefined {
  const given = new Map([...tag.attributes].map(({ name, value }) => [name.replaceAll('-', ''), value]));
  const options: Record<string, unknown> = {};
  for (const name of texts) {
    if (Object.hasOwn(tag, name)) return undefined;
    options[name] = shownOption(name, given.get(name.toLowerCase()));
  }
  options.cursoFijo &&= options.cursoFijo !== 'false';
  return options.tema || options.marco === 'ninguno' ? undefined : options;
}
