import { expect, onTestFinished, test } from 'vitest';
import { openChanges } from '../../../src/state/consultas/openChanges.ts';
import { until } from '../support/until.ts';

test('a tab hears which paths of the API changed in another tab, and nothing else that is said on the channel', async () => {
  const base = 'https://api.universidad.test';
  const heard: string[] = [];
  openChanges(base, (path) => heard.push(path));
  const stranger = new BroadcastChannel(`portal-clientes/1 cambios ${base}`);
  onTestFinished(() => stranger.close());
  for (const said of ['', '/', '/otra', 'api/cliente', 7, null, ['/api/cliente'], { path: '/api/cliente' }])
    stranger.postMessage(said);
  stranger.postMessage('/api/cliente/facturas');
  openChanges(base, () => undefined)('/api/cliente/inscripciones');
  await until(() => heard.length >= 2, 'two changes');
  expect(heard.toSorted()).toEqual(['/api/cliente/facturas', '/api/cliente/inscripciones']);
});
