// Draws the courses that the API has answered, before React is there: the app's own components, run by the few lines of
// ./instead. A chunk of its own, which comes with the texts of the list.
import { CursosFound, MoreButton } from '../../src/areas/publico/CursosFound.tsx';
import type { Curso } from '../../src/contract/curso.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Idioma } from '../../src/domain/idiomas.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { apiBaseOf } from '../loader/apiBaseOf.ts';
import type { ViewNode } from '../loader/firstView/ViewNode.ts';
import { setContext } from './instead/context.ts';
import type { DrawnNode } from './instead/react.ts';
import type { RowsContext } from './RowsContext.ts';

/** @param list the body of the answer; throws where it is none of the contract's, or has something that the build did not foresee */
export function rowsOf(list: unknown, context: RowsContext): ViewNode {
  setContext(context);
  const found = list as ListPage<Curso>;
  if (found.total === 0) throw new Error('There are no courses.');
  const drawn: unknown = <CursosFound found={found} busy={false} more={() => <MoreButton />} />;
  return (drawn as DrawnNode).node;
}

export async function drawRows(
  shell: PortalShell,
  idioma: Idioma,
  answer: Promise<Response | undefined>,
): Promise<void> {
  const list: unknown = await (await answer)?.json();
  const { firstView } = shell;
  const base = apiBaseOf(shell);
  if (!firstView || base === undefined) return;
  firstView.list = list;
  firstView.rows = (tree) =>
    withRows(tree as ViewNode, firstView.list, { idioma, options: shell.$options.get(), base });
  firstView.redraw();
}

/** The first view of the list with the courses in the place of their outlines; as it is where they cannot be drawn. */
export function withRows(tree: ViewNode, list: unknown, context: RowsContext): ViewNode {
  try {
    return withInstead(tree, rowsOf(list, context));
  } catch {
    return tree;
  }
}

const withInstead = (part: ViewNode, rows: ViewNode): ViewNode => {
  if (!Array.isArray(part)) return part;
  const [, attributes] = part as readonly [string, unknown];
  const isOutlines = (attributes as { role?: string } | undefined)?.role === 'status';
  return isOutlines ? rows : (part.map((child: ViewNode) => withInstead(child, rows)) as unknown as ViewNode);
};
