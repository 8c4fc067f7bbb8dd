// What the console says to the site's administrator, without the panel being open: once, in Spanish, with the name of the panel.
import { expect } from 'chai';
import { open, ready, type TestPage } from './support.ts';

const panel = /Para saber más, abra esta página con \?portal-diagnostico, o http\S+\/ayuda\.html$/;

const linesOf = ({ window }: TestPage): string[] => [...window.watched, ...window.advice];

/** Waits for the line with these words. Returns all lines with them. */
async function linesWith(page: TestPage, words: string): Promise<string[]> {
  const found = () => linesOf(page).filter((line) => line.includes(words));
  await page.until(words, () => found().length > 0);
  return found();
}

describe('the console names the panel', () => {
  it('for a misspelt tag, with the tag that was meant', async () => {
    const page = await open({ body: '<portal-lgin></portal-lgin><portal-lgin></portal-lgin>' });
    page.allow('no se conoce la etiqueta');
    const lines = await linesWith(
      page,
      'no se conoce la etiqueta <portal-lgin>. ¿Quiso escribir <portal-login>?',
    );
    expect(lines).to.have.lengthOf(1);
    expect(lines[0]).to.match(panel);
  });

  it('for no element of another product, whose name begins alike', async () => {
    const page = await open({
      body: '<portal-outlet></portal-outlet><portal-lgin></portal-lgin>',
    });
    page.allow('<portal-lgin>');
    await linesWith(page, '<portal-lgin>');
    expect(linesOf(page).join('\n')).not.to.include('portal-outlet');
  });

  for (const attributes of ['curso="NOPE"', 'curso="NOPE" curso-fijo', 'cursos="NOPE"'])
    it(`for a course that the API does not know, by its code: ${attributes}`, async () => {
      const page = await open({
        body: `<portal-inscripcion-publica routing="memory" ${attributes}></portal-inscripcion-publica>`,
      });
      await ready(page, 'portal-inscripcion-publica');
      const lines = await linesWith(page, 'la API no conoce el curso NOPE');
      expect(lines).to.have.lengthOf(1);
      expect(lines[0]).to.match(panel);
    });

  it('for a tag that is to offer one course and names none', async () => {
    const page = await open({
      body: '<portal-inscripcion-publica routing="memory" curso-fijo></portal-inscripcion-publica>',
    });
    await ready(page, 'portal-inscripcion-publica');
    const lines = await linesWith(page, 'curso-fijo no hace nada sin curso');
    expect(lines).to.have.lengthOf(1);
    expect(lines[0]).to.match(panel);
  });

  it('for an API whose address ends with /api, if it then knows no course', async () => {
    const page = await open({
      body: '<portal-inscripcion-publica routing="memory" api-base="/api" curso="NOPE"></portal-inscripcion-publica>',
    });
    await ready(page, 'portal-inscripcion-publica');
    const lines = await linesWith(page, 'api-base termina en /api: escriba solo lo que va antes.');
    expect(lines).to.have.lengthOf(1);
  });

  it('for a value that an attribute does not take', async () => {
    const page = await open({ body: '<portal-login tema="dark"></portal-login>' });
    page.allow('<portal-login tema>');
    const lines = await linesWith(page, '<portal-login tema>: el valor no sirve y se usa el de costumbre.');
    expect(lines).to.have.lengthOf(1);
    expect(lines[0]).to.match(panel);
  });
});
