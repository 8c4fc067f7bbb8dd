// Dispatching the portal's events, typed by the contract.
import type { PortalEventMap } from '../contract/eventos.ts';

/** Dispatches one of the portal's events from a tag: bubbling and composed, so that the document hears it. */
export type Emit = <N extends keyof PortalEventMap>(name: N, detail: PortalEventMap[N]) => void;
