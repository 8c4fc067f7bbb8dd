// The published typings say what the tags really have: compiled by `npm run check`, never run.
import type { PortalEventMap as Details } from '../../src/contract/events.ts';
import type { PropValues } from '../../src/element/shell/propTypes.ts';
import type { PortalSettings as Settings } from '../../widgets/configure/configurePortal.ts';
import type { primeraVista as Written } from '../../widgets/declared/primeraVista.ts';
import type { clienteProps, completoProps, loginProps, publicaProps } from '../../widgets/tagProps.ts';
import type {
  PortalClienteProps,
  PortalCompletoProps,
  PortalEventMap,
  PortalInscripcionPublicaProps,
  PortalLoginProps,
  PortalSettings,
} from '../../widgets/typings/portal.d.ts';
import type { primeraVista as Published } from '../../widgets/typings/primera-vista.d.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const holds = <T extends true>(): T | undefined => undefined;

holds<Same<PortalLoginProps, PropValues<typeof loginProps>>>();
holds<Same<PortalInscripcionPublicaProps, PropValues<typeof publicaProps>>>();
holds<Same<PortalClienteProps, PropValues<typeof clienteProps>>>();
holds<Same<PortalCompletoProps, PropValues<typeof completoProps>>>();
holds<
  Same<{ [N in keyof PortalEventMap]: PortalEventMap[N]['detail'] }, { [N in keyof Details]: Details[N] }>
>();
holds<Same<Settings, PortalSettings>>();
holds<typeof Written extends typeof Published ? true : false>();

const tag = document.createElement('portal-login');
tag.routing = 'memory';
// @ts-expect-error a word that is not one of the three
tag.routing = 'teletransporte';
// @ts-expect-error the detail of portal-session never carries the token
document.addEventListener('portal-session', (event) => event.detail.accessToken);

void tag.whenReady.then((ready) => ready.reset());
// @ts-expect-error it begins anew as a whole
void tag.reset('participante');
// @ts-expect-error a promise, and no method
void tag.whenReady();
