import { describe, expect, test } from 'vitest';
import { createHashUbicacion } from '../../../src/state/ubicacion/createHashUbicacion.ts';
import { createHistoryUbicacion } from '../../../src/state/ubicacion/createHistoryUbicacion.ts';
import { depthOf, layersOf } from '../../../src/state/ubicacion/layers.ts';
import { openHistorial } from '../support/fakeHistory.ts';

/** Entries are written once what happens at the same time has happened. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

const open = (address: string) => {
  const page = openHistorial(address);
  const place = address.includes('#') ? createHashUbicacion(page) : createHistoryUbicacion(page, '');
  const seen: (string | undefined)[] = [];
  place.$location.subscribe((at) => seen.push(at && `${at.pathname}${at.search}`));
  return { page, place, seen, layers: layersOf(page) };
};

describe.each([
  ['history', '/cursos'],
  ['hash', '/pagina#portal=/cursos'],
])('a layer over a place by %s', (_, address) => {
  const href = (path: string) => (address.includes('#') ? `/pagina#portal=${path}` : path);

  test('closes on Back, and the place is not left for a moment', async () => {
    const { page, seen, layers } = open(address);
    let backs = 0;
    layers.open(() => backs++);
    await settled();
    expect([page.entries, page.index, depthOf(page)]).toEqual([[address, address], 1, 1]);
    page.history.go(-1);
    expect([backs, page.index, depthOf(page), seen]).toEqual([1, 0, 0, ['/cursos']]);
  });

  test('that closes by itself leaves the entry of the place, and Forward leads to nothing', async () => {
    const { page, seen, layers } = open(address);
    const close = layers.open(() => undefined);
    await settled();
    close();
    close();
    await settled();
    expect(page.index).toBe(0);
    page.history.go(1);
    expect([page.index, depthOf(page), seen]).toEqual([0, 0, ['/cursos']]);
  });

  test('gives its entry to the place that it leads to: Back from there is the place before', async () => {
    const { page, place, seen, layers } = open(address);
    const close = layers.open(() => undefined);
    await settled();
    place.navigate('/recibos');
    close();
    await settled();
    expect(page.entries).toEqual([address, href('/recibos')]);
    page.history.go(-1);
    page.history.go(1);
    expect(seen).toEqual(['/cursos', '/recibos', '/cursos', '/recibos']);
  });

  test('over a place that is replaced: the replacement stays when the layer closes', async () => {
    for (const leave of ['back', 'close'] as const) {
      const { page, place, seen, layers } = open(address);
      const close = layers.open(() => undefined);
      await settled();
      place.navigate('/cursos?q=uno', { replace: true });
      place.navigate('/cursos?q=dos', { replace: true });
      if (leave === 'back') page.history.go(-1);
      else close();
      await settled();
      expect([page.index, depthOf(page), page.entries[0]]).toEqual([0, 0, href('/cursos?q=dos')]);
      expect(seen).toEqual(['/cursos', '/cursos?q=uno', '/cursos?q=dos']);
    }
  });

  test('gives way to another one at the same time with one entry for both', async () => {
    const { page, layers } = open(address);
    const close = layers.open(() => undefined);
    await settled();
    close();
    let backs = 0;
    layers.open(() => backs++);
    await settled();
    expect([page.entries.length, page.index]).toEqual([2, 1]);
    page.history.go(-1);
    expect([backs, page.index]).toEqual([1, 0]);
  });

  test('lies over another one: Back takes the upper, then the lower, then leaves the place', async () => {
    const { page, place, seen, layers } = open(address);
    place.navigate('/recibos');
    const went: string[] = [];
    layers.open(() => went.push('lower'));
    await settled();
    layers.open(() => went.push('upper'));
    await settled();
    expect(page.entries.length).toBe(4);
    page.history.go(-1);
    expect(went).toEqual(['upper']);
    page.history.go(-1);
    expect(went).toEqual(['upper', 'lower']);
    page.history.go(-1);
    expect(seen).toEqual(['/cursos', '/recibos', '/cursos']);
  });

  test('that stays open after Back has an entry again', async () => {
    const { page, layers } = open(address);
    let backs = 0;
    const again = () => {
      backs++;
      layers.open(again);
    };
    layers.open(again);
    for (let turn = 1; turn <= 3; turn++) {
      await settled();
      page.history.go(-1);
      expect(backs).toBe(turn);
    }
    await settled();
    expect([page.index, page.entries.length]).toEqual([1, 2]);
  });

  test('is left together with its place, and Forward leads to the place alone', async () => {
    const { page, place, seen, layers } = open(address);
    place.navigate('/recibos');
    const close = layers.open(() => expect.unreachable());
    await settled();
    layers.leave();
    close();
    await settled();
    expect([page.index, depthOf(page)]).toEqual([0, 0]);
    page.history.go(1);
    expect(seen).toEqual(['/cursos', '/recibos', '/cursos', '/recibos']);
  });

  test('is gone after a reload, and so is its entry', async () => {
    const { page, layers } = open(address);
    layers.open(() => undefined);
    await settled();
    // Another document at the same entry: nothing of the layer is left but the mark.
    const reloaded = { ...page, addEventListener: page.addEventListener, history: page.history };
    Object.defineProperty(reloaded, 'location', { get: () => page.location });
    layersOf(reloaded);
    expect([page.index, depthOf(page)]).toEqual([0, 0]);
  });
});

test('an entry that the host page makes under a layer is left to it', async () => {
  const { page, layers } = open('/cursos');
  const close = layers.open(() => undefined);
  await settled();
  page.history.pushState({ host: 1 }, '', '/otra');
  close();
  await settled();
  expect([page.index, page.history.state]).toEqual([2, { host: 1 }]);
  page.history.go(-1);
  expect(page.index).toBe(0);
});

test('what the host page keeps in its entry is in the layer’s as well', async () => {
  const page = openHistorial('/cursos', { host: { scroll: 7 } });
  layersOf(page).open(() => undefined);
  await settled();
  expect(page.history.state).toMatchObject({ host: { scroll: 7 } });
});
