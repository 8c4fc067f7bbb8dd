// Opens a page that brings a tag with its first view (primera-vista.js).
import { breakAt, deep, open, ready, releaseAt, STRICT, type TestPage } from './support.ts';

export const LOGIN = 'portal-login';
export const PUBLICA = 'portal-inscripcion-publica';

export type Atributos = Readonly<Record<string, string | number | boolean>>;
export type Write = (tag: typeof LOGIN | typeof PUBLICA, attributes?: Atributos, options?: Options) => string;
export interface Options {
  cargador?: string;
  contenido?: string;
  estilos?: 'aparte' | 'dentro';
  nonce?: string;
  precarga?: boolean;
}

const written = '/widgets/primera-vista.js';
export const { primeraVista: write } = (await import(/* @vite-ignore */ written)) as { primeraVista: Write };

const cursos = await fetch('/api/cliente/cursos?estado=abierto&limite=1');
const { resultados } = (await cursos.json()) as { resultados: { identificacion: string }[] };
/** The code of a course that is open. */
export const curso = resultados[0]?.identificacion ?? '';

export interface Declared {
  page: TestPage;
  name: string;
  tag: HTMLElement;
  view: HTMLElement;
  /** Lets the loader come, and waits until the view is the loader's. */
  load(): Promise<void>;
  /** Lets the code come too, and waits for the app. */
  arrive(): Promise<void>;
}

let place = 0;

/** A page with that tag, before its loader has come. @param change of what stands in the page */
export async function openDeclared(
  tag: typeof LOGIN | typeof PUBLICA,
  attributes: Atributos = {},
  {
    change = (html: string) => html,
    faults = [],
    estilos,
    ...options
  }: Parameters<typeof open>[0] & {
    change?: (html: string) => string;
    faults?: { path: string; as: string; times: number }[];
    estilos?: Options;
  } = {},
): Promise<Declared> {
  const name = `declarada-${Date.now()}-${++place}`;
  await breakAt(name, [...faults, { path: '/chunks/base-', as: 'hold', times: 1 }]);
  const contenido = '<a href="/ingreso">Ingresar aquí</a>';
  const cargador = `/fallo/${name}/widgets/portal.js`;
  const given = { contenido, ...(estilos?.precarga && { cargador }), ...estilos };
  const html = write(tag, { 'api-base': `/fallo/${name}`, ...attributes }, given);
  const page = await open({ csp: STRICT, loader: '', body: change(html), ...options });
  const element = page.document.querySelector<HTMLElement>(tag);
  const { shadowRoot } = element ?? {};
  const view = shadowRoot?.querySelector<HTMLElement>('.mount');
  if (!element || !shadowRoot || !view) throw new Error('The page shows no view of its own.');
  const load = async (): Promise<void> => {
    const script = page.document.createElement('script');
    script.type = 'module';
    script.src = `/fallo/${name}/widgets/portal.js`;
    page.document.head.append(script);
    await page.until('the loader', () => !shadowRoot.querySelector('link, style'));
  };
  const arrive = async (): Promise<void> => {
    await releaseAt(name);
    await ready(page, tag);
  };
  return { page, name, tag: element, view, load, arrive };
}

export const fieldIn = ({ page }: Declared, selector: string) =>
  deep(page.document, selector) as HTMLInputElement;
