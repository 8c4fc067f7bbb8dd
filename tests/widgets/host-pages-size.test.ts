// Host pages: how wide and how tall a tag is in the places that pages have for it.
import { expect } from 'chai';
import { misfits, openHostPage, rootOf, tagsOf } from './hostPage.ts';
import { inEveryEngine } from './support.ts';

describe('a parent that shrinks to fit', () => {
  inEveryEngine('gives the tag the available width, whatever kind of parent it is', async () => {
    const page = await openHostPage('shrink-to-fit.html');
    expect(misfits(page)).to.deep.equal([]);
  });
});

describe('a parent that asks how narrow the tag may be', () => {
  inEveryEngine('gives it 200 px at least, and no more than the available width', async () => {
    const page = await openHostPage('shrink-to-fit-narrow.html');
    const widths = tagsOf(page.document).map((tag) => {
      const place = tag.closest('.place') as HTMLElement;
      const { width } = rootOf(tag).getBoundingClientRect();
      return width >= Math.min(200, place.clientWidth) && width <= place.clientWidth
        ? ''
        : `${place.outerHTML.slice(0, 120)}: ${width}`;
    });
    expect(widths.filter(Boolean)).to.deep.equal([]);
  });
});

describe('a parent on a phone that asks for all the width that the tag would take', () => {
  inEveryEngine('gives it no more than the available width, and nearly all of that', async () => {
    const page = await openHostPage('shrink-to-fit-phone.html', 390);
    // The bar of a desktop's window belongs to the width that a style sheet knows.
    const bar = page.window.innerWidth - page.document.documentElement.clientWidth;
    const widths = tagsOf(page.document).map((tag) => {
      const place = tag.closest('.place') as HTMLElement;
      const { width } = rootOf(tag).getBoundingClientRect();
      return width >= place.clientWidth - 24 && width <= place.clientWidth + 1 + bar
        ? ''
        : `${place.outerHTML.slice(0, 120)}: ${width} of ${place.clientWidth}`;
    });
    expect(widths.filter(Boolean)).to.deep.equal([]);
  });
});

describe('the whole portal', () => {
  inEveryEngine('is no taller than its content in a column, in a footer, and far down the page', async () => {
    const page = await openHostPage('properties.html');
    const [, completo] = tagsOf(page.document) as [HTMLElement, HTMLElement];
    const { document } = page;
    const height = () => completo.getBoundingClientRect().height;
    const isFull = () => height() >= document.documentElement.clientHeight;
    await page.until('the whole portal', isFull);
    const places: Readonly<Record<string, string>> = {
      'a column': '<div style="inline-size: 40%"></div>',
      'a footer': '<footer></footer>',
      'the end of a page': '<div style="padding-block-start: 150vh"></div>',
    };
    // No screen of the tag would be as tall.
    page.frame.style.blockSize = '1600px';
    const place = document.createElement('div');
    document.body.prepend(place);
    for (const [name, html] of Object.entries(places)) {
      const before = completo.parentElement;
      place.insertAdjacentHTML('beforeend', html);
      place.lastElementChild?.append(completo);
      if (before !== document.body) before?.remove();
      await page.until(name, () => height() > 200 && !isFull());
    }
    document.body.prepend(completo);
    place.remove();
    await page.until('the whole portal again', isFull);
    // The tag takes in what it has observed within the next frame.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    // The tag has the same width and place as before.
    const footer = document.createElement('footer');
    document.body.prepend(footer);
    footer.append(completo);
    await page.until('a footer of the same size', () => height() > 200 && !isFull());
  });
});
