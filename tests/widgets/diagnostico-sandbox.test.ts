// The panel names what the frame around the page does not allow.
import { expect } from 'chai';
import { wholeSandbox } from '../support/wholeSandbox.ts';
import { tag } from './diagnosis.ts';
import { portalOrigin } from './hostPage.ts';
import { inEveryEngine, open, visibleText } from './support.ts';

/** What the panel says in a frame with this sandbox; undefined for a frame without one. */
async function toldIn(sandbox: string | undefined): Promise<string> {
  const page = await open({ loader: '' });
  const frame = page.document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  const portal = await portalOrigin();
  frame.srcdoc = `<!doctype html><html lang="es"><script type="module" src="${portal}/widgets/portal.js"></script><script src="${portal}/widgets/portal-diagnostico.js"></script><body>${tag}`;
  page.document.body.append(frame);
  const rows = () => {
    const panel = frame.contentDocument?.getElementById('portal-diagnostico-panel')?.shadowRoot;
    return [...(panel?.querySelectorAll('li') ?? [])].map((row) => `${row.className} ${visibleText(row)}`);
  };
  await page.until('the verdict', () => rows().length > 0);
  return rows().join('\n');
}

describe('the panel in a frame', () => {
  inEveryEngine('names each permission that its sandbox lacks, and what is lost by it', async () => {
    const short = await toldIn('allow-scripts allow-same-origin allow-forms');
    expect(short).to.match(
      /fault.*marco \(sandbox\).*no permite abrir la página de pago.*descargar.*imprimir/,
    );
    expect(short).to.include('allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals');
    const one = await toldIn(wholeSandbox.replace(' allow-downloads', ''));
    expect(one).to.match(/fault.*no permite descargar archivos\..*allow-downloads/);
    expect(one).not.to.match(/allow-popups|allow-modals/);
  });

  inEveryEngine(
    'finds nothing wrong with a sandbox that allows all of it, nor with a frame without one',
    async () => {
      for (const sandbox of [wholeSandbox, undefined])
        expect(await toldIn(sandbox)).not.to.match(/marco|allow-/);
    },
  );
});
