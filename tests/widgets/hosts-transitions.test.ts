// Pages that swap the tags, or themselves, in a view transition.
import { expect } from 'chai';
import { type Host, tags, testHosts } from './host.ts';
import { allShown, tagsOf } from './hostPage.ts';

const transitions: readonly Host[] = [
  {
    is: 'swaps the tags in a view transition, each with a name of its own',
    engines: true,
    head: '<style>portal-login { view-transition-name: ingreso; animation: none } portal-inscripcion-publica { view-transition-name: cursos }</style>',
    body: `<div id="lugar">${tags}</div>`,
    moves: true,
    act: async (page) => {
      await allShown(page);
      const { document } = page;
      const place = document.getElementById('lugar') as HTMLElement;
      const swap = () => place.append(place.firstElementChild as Element);
      for (let times = 0; times < 2; times++) {
        // Firefox ESR has none.
        if (!document.startViewTransition) swap();
        else await document.startViewTransition(swap).finished;
      }
      expect(tagsOf(document)[0]?.localName).to.equal('portal-login');
    },
  },
  {
    is: 'goes from document to document in a view transition',
    engines: true,
    head: '<style>@view-transition { navigation: auto } portal-login { view-transition-name: ingreso }</style>',
    moves: true,
    act: async (page) => {
      await allShown(page);
      const before = page.document;
      page.document.location.reload();
      await page.until('the next document', () => page.document !== before && page.window.portalEvents);
    },
  },
];

testHosts('view transitions', transitions);
