/**
 * The way to the payment page and back, in the same tab, and which links this tab waits for. The visit is kept
 * in session storage, because the page is left: with memory routing the address does not say where the person was.
 */
import { atom, type WritableAtom } from 'nanostores';
import type { MouseEvent } from 'react';
import * as v from 'valibot';
import type { Enlace, EnlaceVisit } from '../../contract/enlace.ts';
import { undecidedPago } from '../../domain/estados/pago.ts';
import { resolveAddress } from '../../domain/isWebAddress.ts';
import { $ajustes } from '../../state/ajustes.ts';
import { api, apiOrigin } from '../../state/api.ts';
import { currentIdioma } from '../../state/currentIdioma.ts';
import { pageSlot } from '../../state/pageSlot.ts';
import { $sesion } from '../../state/sesion.ts';
import { awaitedKey, tabStorage } from '../../state/tabStorage.ts';
import { ButtonAnchor, type ButtonAnchorProps } from '../../ui/controls/Button.tsx';
import { createPath, useLocation } from '../../ui/routing/router.ts';

interface GatewayLinkProps extends Pick<ButtonAnchorProps, 'tone' | 'size' | 'block' | 'children'> {
  readonly enlace: Enlace;
}

/** A link to the payment page that looks like a button: it opens in the same tab, which comes back to the portal. */
export function GatewayLink({ enlace, ...look }: GatewayLinkProps) {
  const path = createPath(useLocation());
  const href = gatewayUrl(enlace);
  if (href === undefined) return null;
  const follow = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isFramed() || !isPlain) {
      // It is paid in another tab, while this one waits for it.
      awaitConfirmation(enlace.id);
      return;
    }
    event.preventDefault();
    void visitGateway(enlace, path);
  };
  return <ButtonAnchor {...look} href={href} external={isFramed()} onClick={follow} />;
}

/** The key of the visit in session storage. */
const key = 'portal.pago';

const GatewayVisit = v.object({
  enlace: v.object({ id: v.string(), url: v.string() }),
  /** The person who was signed in: nobody else who signs in meanwhile is shown the outcome. */
  usuario: v.string(),
  /** The path of the portal that the person came from; absent once they are back there. */
  path: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))),
  /** The last attempt by the link that was decided before the visit. */
  before: v.optional(v.string()),
});
export type GatewayVisit = v.InferOutput<typeof GatewayVisit>;

/** Payment pages refuse to be framed, so from a framed page they open in a tab of their own. */
export const isFramed = (): boolean => window.top !== window.self;

/** The link's address, which the API may give as a path of its own origin; undefined for `javascript:` and the like. */
export const enlaceAddress = ({ url }: Pick<Enlace, 'url'>): string | undefined =>
  resolveAddress(url, apiOrigin());

/** Returns the link's address with the return address, the language and the look of the portal. */
function gatewayUrl(enlace: Pick<Enlace, 'url'>): string | undefined {
  const url = enlaceAddress(enlace);
  if (url === undefined) return undefined;
  const { themeMode, themeContrast, themeColorPresets } = $ajustes.get();
  const visit: EnlaceVisit = {
    volver: location.href,
    idioma: currentIdioma(),
    ...(themeMode !== 'system' && { tema: themeMode }),
    contraste: themeContrast,
    color: themeColorPresets,
  };
  const address = new URL(url);
  for (const [name, value] of Object.entries(visit)) if (value) address.searchParams.set(name, value);
  return address.href;
}

/** Asks for the latest attempt to pay by a link. @param enlace its id */
export const latestPago = (enlace: string) => ({ enlace, orden: '-creadoEl', limite: 1 }) as const;

/**
 * Goes to the payment page. Ignores addresses that are not http(s), such as `javascript:`.
 * @param path where the portal is now
 */
export async function visitGateway({ id, url }: Pick<Enlace, 'id' | 'url'>, path: string): Promise<void> {
  const href = gatewayUrl({ url });
  if (href === undefined) return;
  const before = await api('GET /api/cliente/pagos', { query: latestPago(id) }).then(
    ({ resultados: [latest] }) =>
      latest && !undecidedPago.some((one) => one === latest.estado) ? latest.id : undefined,
    () => undefined,
  );
  const sesion = $sesion.get();
  if (sesion.estado !== 'autenticado') return;
  const visit: GatewayVisit = {
    enlace: { id, url },
    usuario: sesion.usuario.id,
    path,
    ...(before !== undefined && { before }),
  };
  tabStorage.write(key, JSON.stringify(visit));
  location.assign(href);
}

/** Keeps the visit of a person who waits for the gateway, for after a reload. */
export function keepGatewayVisit({ path: _, ...visit }: GatewayVisit): void {
  if (tabStorage.read(key) === undefined) tabStorage.write(key, JSON.stringify(visit));
}

/** Returns the visit that the person comes back from, and forgets it. */
export function takeGatewayVisit(): GatewayVisit | undefined {
  const stored = tabStorage.read(key);
  if (stored === undefined) return undefined;
  tabStorage.write(key, undefined);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), GatewayVisit), stored);
  const sesion = $sesion.get();
  const isTheirs =
    sesion.estado === 'autenticado' && read.success && read.output.usuario === sesion.usuario.id;
  return isTheirs ? read.output : undefined;
}

/** The ids of the payment links whose payment this tab waits for, also across a reload. */
export const $awaited: WritableAtom<readonly string[]> = pageSlot('pagosEsperados', () => {
  const kept = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.array(v.string())),
    tabStorage.read(awaitedKey),
  );
  return atom<readonly string[]>(kept.success ? kept.output : []);
});

function setAwaited(enlaces: readonly string[]): void {
  tabStorage.write(awaitedKey, enlaces.length > 0 ? JSON.stringify(enlaces) : undefined);
  $awaited.set(enlaces);
}

export function awaitConfirmation(enlace: string): void {
  if (!$awaited.get().includes(enlace)) setAwaited([...$awaited.get(), enlace]);
}

export function forgetConfirmation(enlace: string): void {
  setAwaited($awaited.get().filter((id) => id !== enlace));
}
