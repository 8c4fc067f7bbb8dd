// Whatever keeps the bundle's files from coming, whoever looks after the page reads one line about it in the console.
import { expect } from 'chai';
import { breakAt, inEveryEngine, open, type PageOptions, type TestPage, visibleText } from './support.ts';

const content = '<a href="/ayuda">Escríbanos</a>';
const login = `<portal-login routing="memory">${content}</portal-login>`;
let place = 0;

interface Failure {
  is: string;
  /** Each engine refuses it in its own way. */
  engines?: true;
  /** The way in which the answers with this path go wrong. */
  fault?: { path: string; as: string };
  options?: PageOptions | ((loader: string) => PageOptions);
  /** The file that the line names, or its folder where several fail and any may be the first. */
  names: string;
  /** The bundle is on another origin, whose files allow this one but for those that go wrong. */
  isElsewhere?: true;
  /** True if no code of the portal runs, so that the tag's own content stays. */
  isAll?: true;
}

const failures: readonly Failure[] = [
  { is: 'is missing', fault: { path: '/chunks/', as: 'error' }, names: '/chunks/' },
  { is: 'is a web page', fault: { path: '/chunks/', as: 'html' }, names: '/chunks/' },
  {
    is: 'is of another release',
    engines: true,
    fault: { path: '/chunks/base-', as: 'changed' },
    names: '/chunks/base-',
  },
  { is: 'is empty', fault: { path: '/chunks/base-', as: 'empty' }, names: '/chunks/base-' },
  {
    is: 'comes from a server that allows no other origin',
    engines: true,
    fault: { path: '/chunks/', as: 'closed' },
    isElsewhere: true,
    names: '/chunks/',
  },
  {
    is: "is forbidden by the page's policy",
    engines: true,
    options: (loader) => ({ csp: `script-src ${location.origin}/prueba/ ${loader}` }),
    names: '/chunks/',
  },
  {
    is: 'cannot be set as the source of a script, nor be imported',
    engines: true,
    fault: { path: '/chunks/', as: 'error' },
    options: { csp: "require-trusted-types-for 'script'; trusted-types 'none'" },
    names: '/chunks/',
  },
  {
    is: 'is the panel',
    fault: { path: '/portal-diagnostico.js', as: 'changed' },
    options: { body: `<portal-login routing="memory" diagnostico>${content}</portal-login>` },
    names: '/portal-diagnostico.js',
  },
  {
    is: 'has a later screen',
    fault: { path: '/chunks/RequestClavePage-', as: 'changed' },
    names: '/chunks/RequestClavePage-',
  },
];

async function fail({ fault, options = {}, isElsewhere }: Failure): Promise<TestPage> {
  const name = `fallo-${Date.now()}-${++place}`;
  if (fault) await breakAt(name, [{ ...fault, times: 99 }]);
  const origin = isElsewhere ? location.origin.replace('localhost', '127.0.0.1') : location.origin;
  const loader = `${origin}/fallo/${name}/widgets/portal.js`;
  const page = await open({
    loader,
    body: login,
    ...(typeof options === 'function' ? options(loader) : options),
  });
  // The browsers' own words about the file.
  page.allow(/csp: |integrity|digest|hash|request failed|resource|MIME|blocked|CORS|refused/i);
  return page;
}

describe('a file of the bundle that does not come', () => {
  for (const failure of failures) {
    (failure.engines ? inEveryEngine : it)(
      `is reported in one line, with the page that helps, if it ${failure.is}`,
      async () => {
        const page = await fail(failure);
        if (failure.is === 'has a later screen') (await page.find('a[href*="clave"]')).click();
        const [line = ''] = await page.until(
          'the line',
          () => page.window.advice.length > 0 && page.window.advice,
        );
        expect(line).to.match(/^Portal: .*no llegó el archivo http/);
        expect(line).to.include(failure.names);
        const [, help = ''] = /abra esta página con \?portal-diagnostico, o (http\S+)$/.exec(line) ?? [];
        expect(await (await fetch(help)).text()).to.include('no llegó el archivo …');
        const alerts = () =>
          [...page.document.querySelectorAll('portal-login')].flatMap((tag) => [
            ...(tag.shadowRoot?.querySelectorAll('[role=alert]') ?? []),
          ]);
        if (failure.is !== 'is the panel' && !failure.isAll)
          await page.until('the short sentence', () => alerts().some((alert) => visibleText(alert) !== ''));
        expect(page.window.advice).to.have.lengthOf(1);
      },
    );
  }
});
