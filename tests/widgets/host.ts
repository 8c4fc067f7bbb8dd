// Pages of another origin as institutions have them. In every one of them the tags can be used (a field keeps what is typed, the
// list shows its courses), nothing is said in the console, no policy is violated, and the page stays as it was.
import { expect } from 'chai';
import { allShown, leavesNothing, rootOf, tagsOf, unchanged } from './hostPage.ts';
import { deep, inEveryEngine, open, type TestPage, type, visibleText } from './support.ts';

export interface Host {
  is: string;
  /** What the page does is the engine's to get right. */
  engines?: true;
  head?: string;
  body?: string;
  htmlAttributes?: string;
  /** All of the page: `%TAGS%` and `%LOADER%` stand for what other pages have. */
  whole?: string;
  headers?: Record<string, string>;
  lang?: string;
  width?: number;
  /** The page's own scripts change it while the tags come. */
  moves?: true;
  /** The page does this before its tags are used. */
  act?: (page: TestPage) => Promise<void> | void;
  /** Checks what is so once the tags were used. */
  after?: (page: TestPage) => Promise<void> | void;
}

export const tags =
  '<portal-login routing="memory"></portal-login><portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>';
export const loader = '<script type="module" src="%PORTAL%/widgets/portal.js"></script>';
export const script = (code: string): string => `<script>${code}</script>`;
export const library = (path: string): string => `<script src="/node_modules/${path}"></script>`;
export const style = (css: string): string => `<style>${css}</style>`;
export const csp = (policy: string): Record<string, string> => ({ 'content-security-policy': policy });

/** Opens a page of another origin. */
export async function openHost({
  whole,
  head = '',
  body = tags,
  headers,
  width,
  ...rest
}: Host): Promise<TestPage> {
  const { is: _, act: _act, after: _after, moves: _moves, engines: _engines, ...page } = rest;
  const portal = await (await fetch('/prueba/portal')).text();
  const named = Object.entries(headers ?? {}).map(([name, value]) => [
    name,
    value.replaceAll('%PORTAL%', portal),
  ]);
  const asked = {
    ...page,
    head: `${head}${loader}`,
    body,
    headers: Object.fromEntries(named),
    ...(whole !== undefined && { whole: whole.replaceAll('%LOADER%', loader).replaceAll('%TAGS%', tags) }),
  };
  const path = `/host-pages/pagina?d=${encodeURIComponent(JSON.stringify(asked))}`;
  return open({ path, ...(width !== undefined && { width }) });
}

/** Types into the first sign-in form, and waits for a course in the list. */
async function use(page: TestPage): Promise<void> {
  const login = page.document.querySelector('portal-login');
  const field = await page.until('the field', () => {
    const found = login?.shadowRoot && deep(login.shadowRoot, 'input[name=username]');
    return found?.getBoundingClientRect().height ? found : undefined;
  });
  type(field, '1714307103');
  const list = page.document.querySelector('portal-inscripcion-publica') as HTMLElement;
  // Until the course has its price, in any of the languages.
  await page.until('a course', () => /\d.*(?:USD|\$)|(?:USD|\$).*\d/.test(visibleText(list)));
  expect((field as HTMLInputElement).value).to.equal('1714307103');
  for (const tag of tagsOf(page.document)) expect(rootOf(tag).getBoundingClientRect().width).to.be.above(100);
}

/** A test for each page, of pages that are special in the same way. */
export function testHosts(kind: string, hosts: readonly Host[]): void {
  describe(`a page's ${kind}`, () => {
    for (const host of hosts) {
      (host.engines ? inEveryEngine : it)(`the tags work in a page that ${host.is}`, async () => {
        const page = await openHost(host);
        await host.act?.(page);
        await allShown(page, host.moves);
        await use(page);
        await host.after?.(page);
        if (host.moves) return;
        await unchanged(page);
        await leavesNothing(page);
      });
    }
  });
}
