// Settings of the whole page: options that hold for every tag, and a hook for tag managers.
import type { PortalEventMap } from '../../src/contract/events.ts';
import type { PropValues } from '../../src/element/shell/propTypes.ts';
import { pageSlot } from '../../src/state/pageSlot.ts';
import type { clienteProps, completoProps, loginProps, publicaProps } from '../tagProps.ts';
import { publicData } from './publicData.ts';

type Options = PropValues<
  typeof loginProps & typeof publicaProps & typeof clienteProps & typeof completoProps
>;

/** Options of a single tag or person are not settings of the page. */
type PageOptions = Omit<
  Options,
  | 'titulo'
  | 'curso'
  | 'cursoFijo'
  | 'cursos'
  | 'datos'
  | 'tipoIdentificacion'
  | 'identificacion'
  | 'nombres'
  | 'apellidos'
  | 'correo'
  | 'telefono'
>;

export interface PortalSettings extends Partial<PageOptions> {
  /** Called with the name of each event, and with its data except what is personal. */
  analitica?(name: keyof PortalEventMap, data: Readonly<Record<string, unknown>>): void;
}

/** Applies to tags that are added later. A second call adds to the first; a later `analitica` replaces an earlier one. */
export function configurePortal({ analitica, ...options }: PortalSettings): void {
  Object.assign(
    pageSlot('options', () => ({})),
    options,
  );
  if (!analitica || typeof document === 'undefined') return;
  const hook = pageSlot<{ call?: typeof analitica; session?: unknown }>('analitica', () => ({}));
  const isFirst = !hook.call;
  hook.call = analitica;
  if (!isFirst) return;
  for (const name of Object.keys(publicData) as (keyof PortalEventMap)[])
    document.addEventListener(name, (event) => {
      // Later listeners may cancel the event too.
      queueMicrotask(() => {
        if (event.defaultPrevented) return;
        try {
          const data = publicData[name]((event as CustomEvent<never>).detail);
          // Each tag of the page reports the same session.
          if (name === 'portal-session' && data.estado === hook.session) return;
          hook.session = data.estado ?? hook.session;
          hook.call?.(name, data);
        } catch (error) {
          // An error in the page's own code must not look like one of the portal.
          reportError(error);
        }
      });
    });
}
