/** What a tag leaves out, and how close it is, as the page's attributes `marco`, `idiomas`, `ajustes` and `densidad` say. */

const frameless = ':host(:state(marco-ninguno))';

/** Of the clients' bar the menu and the account stay, at its ends: without them nobody gets about. */
export const frameCss = `
${frameless} .mount {
  --given-page: initial;
  --portal-surface: transparent;
  --portal-card-border: var(--portal-line);
  --portal-shadow-card: 0 0 transparent;
}
${frameless} .root { background: none; }
${frameless} :is([part='image'], [part='header']:not([data-menu] *)) { display: none; }
${frameless} [data-menu] [part='logo'] { visibility: hidden; }
${frameless} [data-menu] [part='header'] { padding-inline: 0; }
${frameless} [part='main'], ${frameless} [part='main'] > [data-column] { margin: 0; padding: 0; }
${frameless} [data-bar] { position: static; }
${frameless} [data-bar] > div { background: none; border: 0; backdrop-filter: none; }
:host(:state(idiomas-no)) [data-control='idiomas'], :host(:state(ajustes-no)) [data-control='ajustes'] { display: none; }
:host(:state(densidad-compacta)) { --portal-pad: 12px; --portal-pad-wide: 16px; }
@media (pointer: fine) {
  :host(:state(densidad-compacta)) {
    --portal-body: 15px;
    --portal-body-line: 22px;
    --portal-table: 13px;
    --portal-table-line: 20px;
    --portal-h1: 20px;
    --portal-h1-large: 26px;
    --portal-control: 44px;
    --portal-control-small: 36px;
  }
}`;
