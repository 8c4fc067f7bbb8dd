// A failure says one thing to the page, and another to whoever looks after it.
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError.ts';
import { setHelp } from '../../../src/state/advise.ts';
import { tellFailure } from '../../../src/ui/feedback/tellFailure.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function tell(error: Error, onLine = true): { console: string[]; events: string[] } {
  const said: string[] = [];
  const events: string[] = [];
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { origin: 'https://uni.example' });
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void said.push(line));
  const host = { localName: 'portal-login' } as HTMLElement;
  for (const _ of [1, 2]) tellFailure({ host, emit: (_name, { message }) => events.push(message) }, error);
  return { console: said, events };
}

const failed = (path: string, body?: unknown) =>
  new ApiError({ kind: 'http', method: 'GET', url: `https://uni.example${path}`, status: 404, body });

test('a call that another server answered is said once in the console, with the api-base that is missing', () => {
  const { console: said, events } = tell(failed('/api/cliente/cursos', 'Not Found'));
  expect(events).toHaveLength(1);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(
    'Portal: <portal-login>: GET https://uni.example/api/cliente/cursos falló con el estado 404',
  );
  expect(said[0]).toContain('Falta api-base');
});

test('the line in the console names the panel, and ends with the address of the page that helps', () => {
  setHelp('abra esta página con ?portal-diagnostico, o https://uni.example/widgets/ayuda.html');
  const [line] = tell(failed('/api/cliente/inscripciones', 'Not Found')).console;
  expect(line).toMatch(
    / Para saber más, abra esta página con \?portal-diagnostico, o https:\/\/uni\.example\/widgets\/ayuda\.html$/,
  );
});

test('failures that the contract knows, and those of an offline browser, are not logged in the console', () => {
  expect(tell(failed('/api/cliente/cursos/X', { code: 'no_encontrado' })).console).toEqual([]);
  const silent = new ApiError({ kind: 'network', method: 'GET', url: 'https://uni.example/api/salud' });
  expect(tell(silent, false).console).toEqual([]);
  expect(
    tell(new ApiError({ kind: 'network', method: 'GET', url: 'https://a.example/api/salud' })).console[0],
  ).not.toContain('Falta api-base');
});
