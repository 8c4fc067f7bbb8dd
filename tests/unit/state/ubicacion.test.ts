import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHashUbicacion } from '../../../src/state/ubicacion/createHashUbicacion.ts';
import { createHistoryUbicacion } from '../../../src/state/ubicacion/createHistoryUbicacion.ts';
import { createMemoryUbicacion } from '../../../src/state/ubicacion/createMemoryUbicacion.ts';
import type { Place } from '../../../src/state/ubicacion/place.ts';
import { normalizeBasePath, readHash } from '../../../src/state/ubicacion/readPath.ts';
import { openHistorial } from '../support/fakeHistory.ts';
import { openPage } from '../support/page.ts';

function written(lugar: Place | undefined): string | undefined {
  return lugar && `${lugar.pathname}${lugar.search}${lugar.hash}`;
}

describe('routing by history', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    ['/', ''],
    ['portal', '/portal'],
    ['/portal/', '/portal'],
    ['//evil.test/', '/evil.test'],
    [' /extension/portal ', '/extension/portal'],
  ])('reads the base path %j as "%s"', (given, base) => {
    expect(normalizeBasePath(given)).toBe(base);
  });

  test.each([
    ['/portal', '/'],
    ['/portal/', '/'],
    ['/portal/cliente/cursos?q=x#y', '/cliente/cursos?q=x#y'],
    ['/portal?q=x', '/?q=x'],
    // An escape that spells nothing is a name that nobody has; one that does is left alone.
    ['/portal/cliente/cursos/%E0%A4', '/cliente/cursos/%25E0%25A4'],
    ['/portal/cliente/cursos/a%20b/100%', '/cliente/cursos/a%20b/100%25'],
  ])('reads %s as %s', (address, inside) => {
    const { $location, $outside } = createHistoryUbicacion(openHistorial(address), '/portal');
    expect([written($location.get()), $outside.get()]).toEqual([inside, false]);
  });

  test.each(['/', '/portales', '/otra/portal', '/PORTAL/cliente'])('says that %s is outside', (address) => {
    const { $location, $outside } = createHistoryUbicacion(openHistorial(address), '/portal');
    expect([$location.get(), $outside.get()]).toEqual([undefined, true]);
  });

  test('links have the base path, and lead to nowhere else whatever they are given', () => {
    const { createHref } = createHistoryUbicacion(openHistorial('/portal'), '/portal');
    expect(createHref('/cliente/cursos?q=x')).toBe('/portal/cliente/cursos?q=x');
    expect(createHref('/')).toBe('/portal');
    expect(createHref({ pathname: '/', search: '?q=x', hash: '#y' })).toBe('/portal?q=x#y');
    expect(createHref({ pathname: '/a', search: 'q=x', hash: 'y' })).toBe('/portal/a?q=x#y');
    const atRoot = createHistoryUbicacion(openHistorial('/'), '');
    for (const hostile of ['//evil.test', '/\\evil.test', '\\\\evil.test', ' //evil.test', '\t//evil.test']) {
      expect(new URL(atRoot.createHref(hostile), 'https://www.universidad.test').origin).toBe(
        'https://www.universidad.test',
      );
    }
    expect(atRoot.createHref('/')).toBe('/');
  });

  test('links are absolute if the base of the page is on another site, in both kinds of routing', () => {
    vi.stubGlobal('location', new URL('https://www.universidad.test/blog/?p=7'));
    for (const [baseURI, site] of [
      ['https://www.universidad.test/carpeta/', ''],
      ['https://universidad.test/', 'https://www.universidad.test'],
    ] as const) {
      vi.stubGlobal('document', { baseURI });
      expect(createHistoryUbicacion(openHistorial('/portal'), '/portal').createHref('/cliente')).toBe(
        `${site}/portal/cliente`,
      );
      expect(createHashUbicacion(openHistorial('/blog/?p=7#arriba')).createHref('/cliente')).toBe(
        `${site}/blog/?p=7#portal=/cliente`,
      );
    }
    vi.unstubAllGlobals();
  });

  test('going somewhere adds an entry, replacing does not, and back and forward are followed', () => {
    const page = openHistorial('/portal');
    const { $location, navigate, go } = createHistoryUbicacion(page, '/portal');
    const seen: (string | undefined)[] = [];
    $location.subscribe((lugar) => seen.push(written(lugar)));
    navigate('/cliente');
    navigate('/cliente/cursos', { state: { from: 'menu' } });
    navigate('/cliente/cursos?q=x', { replace: true });
    expect(page.entries).toEqual(['/portal', '/portal/cliente', '/portal/cliente/cursos?q=x']);
    go(-1);
    go(1);
    go(5);
    expect(seen).toEqual([
      '/',
      '/cliente',
      '/cliente/cursos',
      '/cliente/cursos?q=x',
      '/cliente',
      '/cliente/cursos?q=x',
    ]);
  });

  test('an entry keeps its state and its key; each has another key', () => {
    const { $location, navigate, go } = createHistoryUbicacion(openHistorial('/'), '');
    navigate('/a', { state: { n: 1 } });
    const first = $location.get();
    navigate('/b');
    expect($location.get()?.key).not.toBe(first?.key);
    expect($location.get()?.state).toBeNull();
    go(-1);
    expect($location.get()).toEqual(first);
  });

  test('a replaced entry keeps what the host page stored in it, which is not ours to read', () => {
    const page = openHistorial('/', { turbo: { restorationIdentifier: 'x' }, key: 'suya', state: 'suyo' });
    const { $location, navigate } = createHistoryUbicacion(page, '');
    expect($location.get()).toMatchObject({ key: 'default', state: null });
    navigate('/a', { replace: true, state: 1 });
    expect(page.history.state).toMatchObject({ turbo: { restorationIdentifier: 'x' }, key: 'suya' });
    expect($location.get()?.state).toBe(1);
  });

  test('an anchor of the page is one change, although browsers tell it twice', () => {
    const page = openHistorial('/cliente');
    const { $location } = createHistoryUbicacion(page, '');
    const seen: (string | undefined)[] = [];
    $location.subscribe((lugar) => seen.push(written(lugar)));
    page.clickAnchor('#saldo');
    expect(seen).toEqual(['/cliente', '/cliente#saldo']);
  });

  test('leaving the base path and coming back', () => {
    const page = openHistorial('/portal/cliente');
    const { $location, $outside } = createHistoryUbicacion(page, '/portal');
    page.history.pushState(null, '', '/noticias');
    page.history.pushState(null, '', '/noticias/2');
    page.history.go(-1);
    expect([$location.get(), $outside.get()]).toEqual([undefined, true]);
    page.history.go(-1);
    expect([written($location.get()), $outside.get()]).toEqual(['/cliente', false]);
  });
});

describe('routing by hash', () => {
  test('reads only what stands under its own name', () => {
    expect(createHashUbicacion(openHistorial('/p')).$location.get()).toBeUndefined();
    expect(createHashUbicacion(openHistorial('/p#contenido')).$location.get()).toBeUndefined();
    expect(createHashUbicacion(openHistorial('/p#/cliente')).$location.get()).toBeUndefined();
    expect(written(createHashUbicacion(openHistorial('/p#portal=/cliente?q=x')).$location.get())).toBe(
      '/cliente?q=x',
    );
  });

  test.each([
    ['#portal=%2Fcliente%2Fcartera', '/cliente/cartera'],
    ['#portal=%2fcliente%2fcartera%3Fver%3Dpagos%26q%3Da%2520b', '/cliente/cartera?ver=pagos&q=a%20b'],
    ['#portal%3D%2Fcliente%2Fcartera&utm_source=correo', '/cliente/cartera'],
    ['#portal=/cliente/cartera&utm_source=correo&utm_medium=x', '/cliente/cartera'],
    ['#portal=/cliente/cartera?ver=pagos&utm_source=correo', '/cliente/cartera?ver=pagos&utm_source=correo'],
    ['#portal=%2Fcliente%2Fcursos%2F%E0%A4', '%2Fcliente%2Fcursos%2F%E0%A4'],
  ])('reads %s as %s, however a messenger or a newsletter has written it', (hash, path) => {
    expect(readHash(hash)).toBe(path);
  });

  test('keeps the path and the query of the page in links', () => {
    const { createHref } = createHashUbicacion(openHistorial('/blog/?p=7#contenido'));
    expect(createHref('/cliente/cursos?q=x')).toBe('/blog/?p=7#portal=/cliente/cursos?q=x');
  });

  test.each([
    '/cliente/cursos?q=a%20b&estado=abierto',
    '/cliente/cursos?q=%23%25%2523',
    '/a#b',
    '/a?q=%23#b',
    '/a#b%23c',
    '/cliente/cursos/%C3%B1',
    '/cliente/cursos/a%26b?q=a&q=b',
  ])('reads %s as it wrote it', (path) => {
    const page = openHistorial('/p');
    createHashUbicacion(page).navigate(path);
    expect(written(createHashUbicacion(page).$location.get())).toBe(path);
  });

  test('follows back, forward and a changed address, each once', () => {
    const page = openHistorial('/p');
    const { $location, navigate, go } = createHashUbicacion(page);
    const seen: (string | undefined)[] = [];
    $location.subscribe((lugar) => seen.push(written(lugar)));
    navigate('/cliente');
    page.clickAnchor('#portal=/cliente/cursos');
    go(-1);
    go(-1);
    expect(seen).toEqual([undefined, '/cliente', '/cliente/cursos', '/cliente', undefined]);
  });

  test('leaves the portal where it was at an anchor of the page', () => {
    const page = openHistorial('/p#portal=/cliente/cursos');
    const { $location } = createHashUbicacion(page);
    const before = $location.get();
    page.clickAnchor('#contenido');
    expect($location.get()).toBe(before);
  });

  test.each([
    ['/p', undefined],
    ['/p#', undefined],
    ['/p#portal=/cliente/cursos?q=x', '/cliente/cursos?q=x'],
  ])('from %s, Back to an anchor of the page brings what the portal showed there', (address, shown) => {
    const page = openHistorial(address);
    const { $location, navigate, go } = createHashUbicacion(page);
    page.clickAnchor('#contenido');
    page.history.replaceState({ own: 1 }, '');
    navigate('/cliente/recibos');
    expect(written($location.get())).toBe('/cliente/recibos');
    go(-1);
    expect(written($location.get())).toBe(shown);
    expect(page.history.state).toMatchObject({ own: 1 });
    go(1);
    expect(written($location.get())).toBe('/cliente/recibos');
    go(-2);
    expect(written($location.get())).toBe(shown);
  });
});

describe('routing in memory', () => {
  test('goes back and forth by itself, and forgets what lay ahead', () => {
    const { $location, navigate, go, createHref } = createMemoryUbicacion('/cliente');
    navigate('/a');
    navigate('/b', { state: 1 });
    go(-2);
    expect(written($location.get())).toBe('/cliente');
    go(9);
    expect($location.get()).toMatchObject({ pathname: '/b', state: 1 });
    go(-1);
    navigate('/c', { replace: true });
    go(1);
    expect(written($location.get())).toBe('/b');
    go(-1);
    navigate('/d');
    go(1);
    expect(written($location.get())).toBe('/d');
    go(-9);
    expect(written($location.get())).toBe('/cliente');
    expect(createHref('/a?b#c')).toBe('/a?b#c');
  });

  test('begins at the root', () => {
    expect(written(createMemoryUbicacion().$location.get())).toBe('/');
  });
});

describe('openUbicacion', () => {
  const load = () => import('../../../src/state/ubicacion.ts');

  beforeEach(() => {
    openPage();
    vi.stubGlobal('window', openHistorial('/portal/cliente'));
  });

  test('history and hash are one per page; memory is another each time', async () => {
    const { openUbicacion } = await load();
    expect(openUbicacion({ routing: 'history', basePath: '/portal' })).toBe(
      openUbicacion({ routing: 'history', basePath: 'portal/' }),
    );
    expect(openUbicacion({ routing: 'hash' })).toBe(openUbicacion({ routing: 'hash' }));
    expect(openUbicacion({ routing: 'memory' })).not.toBe(openUbicacion({ routing: 'memory' }));
  });

  test('history with another base path is refused, and both are named', async () => {
    const { openUbicacion, UbicacionError } = await load();
    openUbicacion({ routing: 'history', basePath: '/portal' });
    let error: unknown;
    try {
      openUbicacion({ routing: 'history' });
    } catch (reason) {
      error = reason;
    }
    expect(error).toBeInstanceOf(UbicacionError);
    expect(String(error)).toBe(
      'UbicacionError: This page already has base-path="/portal"; "/" is another one',
    );
    expect(openUbicacion({ routing: 'history', basePath: '/portal' }).basePath).toBe('/portal');
  });
});
