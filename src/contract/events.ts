/**
 * The events that a portal tag dispatches on itself, bubbling and composed, so that a page can listen at the document.
 * Details never include the token, passwords or the contents of a form.
 */
import type { Usuario } from './auth.ts';

/** The tag has rendered for the first time. */
export interface PortalReadyDetail {
  tag: string;
  version: string;
}

/** The session changed, by this tag, another tag or another browser tab. `usuario` only when autenticado. */
export interface PortalSessionDetail {
  estado: 'autenticado' | 'anonimo';
  usuario?: Pick<Usuario, 'id' | 'displayName' | 'email'>;
}

/**
 * The tag goes to another of its screens. If cancelled, it stays where it is, except on the browser's own Back and Forward. `path`
 * is inside the portal; `href` is as a link would have it.
 */
export interface PortalNavigateDetail {
  path: string;
  href: string;
}

/** An enrolment (`numero`) or a public application (`solicitud`) was accepted by the API. */
export interface PortalInscripcionDetail {
  canal: 'portal' | 'publico';
  curso: string;
  numero?: string;
  solicitud?: string;
}

/** A step of the form of an enrolment was shown. */
export interface PortalStepDetail {
  curso: string;
  step: string;
}

/** A payment came in while the person was there. In minor units. */
export interface PortalPagoDetail {
  importe: number;
  moneda: string;
  recibo: string;
}

/** Something that the tag could not do, of which the person was told. `code` is stable; `message` is for engineers. */
export interface PortalErrorDetail {
  code: string;
  message: string;
}

export interface PortalEventMap {
  'portal-ready': PortalReadyDetail;
  'portal-session': PortalSessionDetail;
  'portal-navigate': PortalNavigateDetail;
  'portal-step': PortalStepDetail;
  'portal-inscripcion': PortalInscripcionDetail;
  'portal-pago': PortalPagoDetail;
  'portal-error': PortalErrorDetail;
}
