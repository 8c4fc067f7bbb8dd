/** The logo of demo/site/comun/logo.svg, for pages that the API itself serves. */
import { html } from 'hono/html';

export const logo = html`<svg viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="12" fill="#7635dc"/><path d="M14 36V21a10 10 0 0 1 20 0v15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M24 36V24" fill="none" stroke="#00acba" stroke-width="4" stroke-linecap="round"/><circle cx="24" cy="18.5" r="2.6" fill="#fff"/></svg>`;
