// Serves the guides of demo/docs under /docs/, with what the search in them reads. They are read anew for each request,
// so that somebody who writes one sees it at the next load.
import { join } from 'node:path';
import { renderMarkdown } from '../../../widgets/build/help/renderMarkdown.ts';
import { insideFolder } from '../insideFolder.ts';
import { sendFile } from '../staticFile.ts';
import { addressOf } from './addressOf.ts';
import { renderGuideList, renderGuidePage } from './guidePage.ts';
import { readGuides } from './readGuides.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs');
const TEXT_ALONE = { addressOf: () => undefined, table: '' };

/**
 * The page, its picture, or what the search reads; undefined if there is none of that address.
 * @param headers of a page @param fileHeaders of anything else
 */
export async function serveGuide(
  request: Request,
  pathname: string,
  headers: Readonly<Record<string, string>>,
  fileHeaders: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const file = insideFolder(FOLDER, pathname.slice('/docs'.length));
  if (file && /\.(?:png|svg)$/.test(file)) return sendFile(request, file, fileHeaders);
  const groups = await readGuides(FOLDER);
  const all = groups.flatMap(({ guides }) => guides);
  if (pathname === '/docs/secciones.json') {
    const found = all.flatMap(({ path, lang, text, title: guide }) =>
      renderMarkdown(text, TEXT_ALONE).sections.map(({ id, title, text: about, level }) => ({
        id: `${addressOf(`${path}.md`)}${level === 1 ? '' : `#${id}`}`,
        title,
        guide,
        lang,
        text: about,
      })),
    );
    return Response.json(found, { headers: fileHeaders });
  }
  const guide = all.find(({ path }) => addressOf(`${path}.md`) === pathname);
  if (!guide && pathname !== '/docs/') return undefined;
  const page = await (guide ? renderGuidePage(guide, groups) : renderGuideList(groups));
  return new Response(request.method === 'HEAD' ? null : String(page), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
}
