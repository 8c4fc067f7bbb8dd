// A page that shows the first view of a tag while the code that all tags share is held back.
import { breakAt, open, ready, releaseAt, requestsAt, type TestPage, until } from './support.ts';

let place = 0;

export interface Held {
  page: TestPage;
  name: string;
  /** Lets the code come, and waits for the app. */
  arrive(): Promise<void>;
}

/** @param shown what the first view has @param late what of the API comes with the code only */
export async function hold(
  options: Parameters<typeof open>[0],
  fault: 'hold' | 'hang' = 'hold',
  shown = 'input[name=username]',
  late: readonly string[] = [],
): Promise<Held> {
  const name = `vista-${Date.now()}-${++place}`;
  const held = late.map((path) => ({ path, as: 'hold', times: 1 }));
  await breakAt(name, [{ path: '/chunks/base-', as: fault, times: 1 }, ...held]);
  const [, tag] = /<(portal-[a-z-]+)/.exec(options.body ?? '') ?? [];
  const body = options.body?.replace(/<portal-[a-z-]+/, `$& api-base="/fallo/${name}"`) ?? '';
  const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, ...options, body });
  await page.find(shown);
  const arrive = async (): Promise<void> => {
    await releaseAt(name);
    await ready(page, tag);
  };
  return { page, name, arrive };
}

/** A page whose code never comes, once the loader has asked for it. */
export async function openBare(options: Parameters<typeof open>[0]): Promise<TestPage> {
  const name = `sin-vista-${Date.now()}-${++place}`;
  await breakAt(name, [{ path: '/chunks/base-', as: 'hang', times: 1 }]);
  const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, ...options });
  await until('the code to be asked for', async () =>
    (await requestsAt(name)).some((path) => path.includes('/chunks/base-')),
  );
  return page;
}

/** Stands in the head of a page: `formats` are the zones of the Intl objects that are made in it. */
export const countFormats = `<script>
  formats = [];
  for (const name of ['NumberFormat', 'DateTimeFormat'])
    Intl[name] = new Proxy(Intl[name], {
      construct(target, args) {
        formats.push(args[1]?.timeZone ?? name);
        return Reflect.construct(target, args);
      },
    });
</script>`;

/** Counts the requests to sign in that a page of that name has made. */
export const logins = async (name: string): Promise<number> =>
  (await requestsAt(name)).filter((path) => path.endsWith('/api/auth/login')).length;

/** A tree as it is: elements, their attributes, their own texts. Not the drawing beside the form, which comes when there is time. */
export function treeOf(node: Element): unknown[] {
  if (node.localName === 'slot' && node.getAttribute('name') === 'imagen') return ['slot'];
  // A server says with `selected` what a browser does by itself: the first option is chosen.
  const written = [...node.attributes].filter(({ name }) => name !== 'selected');
  const attributes = written.map(({ name, value }) => `${name}=${value}`).sort();
  const children = [...node.childNodes].flatMap((child) => {
    if (child.nodeType === Node.TEXT_NODE) return [child.textContent];
    return child.nodeType === Node.ELEMENT_NODE ? [treeOf(child as Element)] : [];
  });
  return [node.localName, ...attributes, ...children];
}

/** Without React's own ids and the address of the test page, which differ from page to page. */
export const anywhere = (tree: unknown[]): string =>
  JSON.stringify(tree)
    .replaceAll(/_[rR]_\w*_/g, 'id')
    .replaceAll(/\/prueba\/pagina\?z=[^#"]*/g, '');

/** The field that notes a press before any script; the loader takes it out. */
export const MARK = 'input[hidden]';

/** The properties that styles decide of an element by themselves, whatever font it has and wherever it stands. */
const looks = [
  ...['display', 'position', 'visibility', 'color', 'background-color', 'box-shadow', 'appearance'],
  ...['padding', 'border-width', 'border-style', 'border-color', 'border-radius', 'list-style-type'],
  ...['gap', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align'],
  ...['text-decoration-line', 'white-space', 'overflow-wrap', 'min-height', 'flex', 'align-items'],
];

/** Lists the looks of each element of a view, with those that styles add to it; not of the drawing beside the form. */
export function looksIn(view: Element): string[] {
  const window = view.ownerDocument.defaultView as Window;
  const nodes = [...view.querySelectorAll('*')].filter(
    (node) => !node.matches(`slot[name=imagen] *, ${MARK}`),
  );
  return nodes.flatMap((node, at) =>
    ['', '::before', '::after'].flatMap((added) => {
      const style = window.getComputedStyle(node, added);
      return looks.map((name) => `${at} ${node.localName}${added} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );
}
