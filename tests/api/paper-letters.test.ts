/** The letters that PDFs can show, and the list of them, by which forms and imports warn. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { institucionDemo } from '../../demo/api/db/institucion.ts';
import { renderFactura } from '../../demo/api/facturas/renderFactura.ts';
import { faceFor } from '../../demo/api/pdf/fonts.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { ListPage } from '../../src/contract/list.ts';
import { missingLetters } from '../../src/domain/missingLetters.ts';
import { bearer, json, openApi, type TestApi } from './support/api.ts';
import { readPdf, squeeze } from './support/pdf.ts';
import { today } from './support/today.ts';

let api: TestApi;
let factura: Factura;

beforeAll(async () => {
  api = await openApi();
  const answer = await api.get('/api/cliente/facturas?limite=1', bearer(await api.login()));
  const [first] = (await json<ListPage<Factura>>(answer)).resultados;
  if (!first) throw new Error('The demo has no invoice.');
  factura = first;
});
afterAll(() => api.close());

/** An invoice for a course and a buyer of these names. */
async function print(curso: string, razonSocial: string) {
  const lineas = factura.lineas.map((linea) => ({ ...linea, descripcion: `${curso} (EXT-1)` }));
  const given = { ...factura, curso, lineas, comprador: { ...factura.comprador, razonSocial } };
  const { body } = await renderFactura(given, { institucion: institucionDemo, idioma: 'es', now: today });
  const { pages, title } = await readPdf(body.slice().buffer);
  return { title, text: squeeze(pages.join('')), bytes: body.byteLength };
}

it.each([
  ['subscripts and Greek', 'Huella de CO₂ y prueba χ², β₁ ≤ Σ', 'Ελένη Παπαδοπούλου'],
  ['Cyrillic', 'Русский язык: курс №1', 'Олександр Ґжицький'],
  ['Vietnamese', 'Tiếng Việt cơ bản', 'Nguyễn Thị Phượng'],
  ['Chinese', '商务汉语', '王小明'],
  ['Georgian and Armenian', 'ქართული ენა', 'Արամ Խաչատրյան'],
])(
  'an invoice shows %s in names and text, and holds only the letters that it uses',
  async (_what, curso, razonSocial) => {
    const plain = await print('Excel', 'Ana Paz');
    const { text, title, bytes } = await print(curso, razonSocial);
    expect(title).toContain(curso);
    expect(text).toContain(squeeze(razonSocial));
    // In the heading and in each line of the invoice.
    expect(text.split(squeeze(curso))).toHaveLength(2 + factura.lineas.length);
    expect(text).not.toContain('?');
    expect(missingLetters(`${curso} ${razonSocial}`)).toEqual([]);
    expect(bytes - plain.bytes).toBeLessThan(30_000);
    expect(plain.bytes).toBeLessThan(40_000);
  },
);

it('a letter that no font has is a question mark, and the list lacks it too', async () => {
  const { text } = await print('Curso', 'नेहा 한글 Ana');
  expect(text).toContain(squeeze('?? ?? Ana'));
  expect(missingLetters('नेहा 한글 Ana 한글')).toEqual(['न', 'े', 'ह', 'ा', '한', '글']);
});

/** The last plane of letters that any font has. */
const last = 0x2_ffff;
const isSurrogate = (codePoint: number) => codePoint >= 0xd800 && codePoint < 0xe000;

const howToGoOn = `src/domain/paperLetters.json is not what the fonts of the PDFs have.
If other fonts are meant, write it anew: npx vitest run --project api paper-letters -u`;

it('forms and imports know exactly the letters that the fonts of the PDFs have, in both weights', async () => {
  const steps: string[] = [];
  let edge = 0;
  let isInside = false;
  for (let codePoint = 0; codePoint <= last + 1; codePoint += 1) {
    const char = isSurrogate(codePoint) ? '' : String.fromCodePoint(codePoint);
    const has = char !== '' && faceFor(char, 400) !== undefined && faceFor(char, 700) !== undefined;
    if (has === isInside) continue;
    steps.push((codePoint - edge).toString(36));
    edge = codePoint;
    isInside = has;
  }
  const list = `${JSON.stringify({ edges: steps.join(' ') }, null, 2)}\n`;
  await expect(list, howToGoOn).toMatchFileSnapshot('../../src/domain/paperLetters.json');
});
