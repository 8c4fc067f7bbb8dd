/** The remote data of this page, for all its tags. Screens read it with `useRead`. */
import type { Answer, ReadKey } from '../client/call.ts';
import { pageApi } from './api.ts';
import {
  type Consulta,
  type ConsultaArgs,
  type Consultas,
  createConsultas,
  type VisitRead,
} from './consultas/createConsultas.ts';
import { openChanges, type TellTabs } from './consultas/openChanges.ts';
import { pageSlot } from './pageSlot.ts';
import { $sesion } from './sesion.ts';

function pageConsultas(): Consultas {
  return pageSlot('consultas', () => {
    const consultas = createConsultas({ client: pageApi().client, $sesion, now: Date.now });
    if (typeof window !== 'undefined') {
      window.addEventListener('online', () => consultas.refresh());
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') consultas.refresh();
      });
      pageChanges();
    }
    return consultas;
  });
}

/**
 * The store of a read: the same object for the same call, arguments and user. It reads when the first listener subscribes and
 * the known answer is older than 30 s.
 */
export function consultaOf<K extends ReadKey>(endpoint: K, ...rest: ConsultaArgs<K>): Consulta<Answer<K>> {
  return pageConsultas().of(endpoint, ...rest);
}

/** Begins a read that a screen will probably ask for, for example when somebody points at a link. */
export function prefetchConsulta<K extends ReadKey>(endpoint: K, ...rest: ConsultaArgs<K>): void {
  pageConsultas().prefetch(endpoint, ...rest);
}

/** Visits every read that is known, on screen or not. */
export function eachRead(visit: VisitRead): void {
  pageConsultas().each(visit);
}

/** The page's channel to the other tabs, opened with the first read. */
function pageChanges(): TellTabs {
  return pageSlot('changes', () => openChanges(pageApi().base(), (path) => pageConsultas().invalidate(path)));
}

/**
 * Call it after a change. `/api/cliente/inscripciones` invalidates list and details: what is on screen is read again at once,
 * here and in the other tabs of the site.
 */
export function invalidateConsultas(path: string): void {
  pageConsultas().invalidate(path);
  pageChanges()(path);
}
