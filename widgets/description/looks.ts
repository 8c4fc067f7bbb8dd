// Names the parts of every tag that a page's style sheet may reach.
import type { NamedDescription } from './TagDescription.ts';

export const partDocs: readonly NamedDescription[] = [
  { name: 'base', es: 'Todo el contenido de la etiqueta.', en: 'all that the tag shows' },
  { name: 'header', es: 'La cabecera.', en: 'the header' },
  { name: 'nav', es: 'El menú lateral u horizontal.', en: 'the menu, at the side or on top' },
  { name: 'main', es: 'El contenido principal.', en: 'the main content' },
  { name: 'logo', es: 'El logotipo.', en: 'the logo' },
];

export const stateDocs: readonly NamedDescription[] = [
  {
    name: 'dark',
    es: 'La etiqueta se ve oscura, por la persona, su dispositivo, `tema` o la página.',
    en: 'the tag is dark: by the choice of the person, their device, `tema` or the page',
  },
  {
    name: 'bold',
    es: 'La persona eligió más contraste.',
    en: 'the person has chosen more contrast',
  },
];

export const cssPropertyDocs: readonly NamedDescription[] = [
  {
    name: '--portal-accent',
    es: 'Color de botones, enlaces y foco. El texto sobre él, y el tono que se lee sobre claro y sobre oscuro, salen de su contraste.',
    en: 'buttons, links and focus. The text on it is black or white, whichever contrasts more, and links take a darker or lighter shade of it that can be read in either look (WCAG AA). It is opaque, whatever alpha it is given',
  },
  { name: '--portal-page', es: 'Fondo.', en: 'the background of the tag' },
  { name: '--portal-card', es: 'Fondo de tarjetas.', en: 'the background of cards' },
  { name: '--portal-text', es: 'Texto.', en: 'text' },
  { name: '--portal-font', es: 'Familia de letra.', en: 'the font family' },
  { name: '--portal-radius', es: 'Radio de controles.', en: 'corners of controls' },
  { name: '--portal-radius-card', es: 'Radio de tarjetas.', en: 'corners of cards' },
  {
    name: '--portal-top',
    es: 'Alto de una cabecera fija de la página, para que nada quede debajo.',
    en: 'the height of a fixed header of yours, so that nothing hides below it',
  },
  {
    name: '--portal-min-height',
    es: 'Alto mínimo de la etiqueta, por ejemplo `100dvh` si la página es solo ella.',
    en: 'the minimum height of the tag, such as `100dvh` if `<portal-login>` is all of a page. Without it `<portal-completo>` is as tall as the window if it is the page (in sight at once, half as wide as the window, in no `aside`, `header`, `nav` or `footer`); elsewhere it is as tall as what it shows, like the other tags',
  },
];
