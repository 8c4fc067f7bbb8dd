// Dispatches the portal's events, typed by the contract.
import type { PortalEventMap } from '../../contract/events.ts';
import { advise } from '../../state/advise.ts';

/** Dispatches one of the portal's events from the tag that it is bound to. */
export type Emit = <N extends keyof PortalEventMap>(
  name: N,
  detail: PortalEventMap[N],
  cancelable?: boolean,
) => boolean;

/**
 * Dispatches an event from `element`: bubbling and composed, so that the document hears it. False if the page has
 * cancelled a cancelable one.
 */
export function emit<N extends keyof PortalEventMap>(
  element: Element,
  name: N,
  detail: PortalEventMap[N],
  cancelable = false,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

/**
 * Says in the console, and to the page once it can listen, that an attribute has a value that cannot be used.
 * @param about the event's words, for developers
 * @param advice the console's, in Spanish: the panel names the right value
 */
export function complain(
  element: Element,
  attribute: string,
  about: string,
  advice = 'el valor no sirve y se usa el de costumbre.',
): void {
  const where = `<${element.localName} ${attribute}>: `;
  advise(where + advice);
  const detail = { code: 'atributo_invalido', message: where + about } as const;
  queueMicrotask(() => emit(element, 'portal-error', detail));
}
