// The panel's findings about a tag in a place where browsers make no element of it.
import { type Mistakes, tellsEach } from './diagnosis.ts';

const unread = (place: string): RegExp =>
  new RegExp(`<portal-login> está dentro de ${place}.*fuera de allí.*<portal-login></portal-login>`, 's');

const mistakes: Mistakes = {
  'a tag in a comment': [
    () => ({ body: '<!-- <portal-login></portal-login> --><p>Ingrese</p>' }),
    unread('un comentario'),
  ],
  'a tag in a template that nobody has used': [
    () => ({ body: '<template><div><portal-login tema="claro"></portal-login></div></template>' }),
    unread('<template>'),
  ],
  'a tag for browsers without scripts': [
    () => ({ body: '<noscript><PORTAL-LOGIN></PORTAL-LOGIN></noscript>' }),
    unread('<noscript>'),
  ],
  'no tag, where a comment names what is none of ours': [
    () => ({ body: '<!-- <portal-login-view> y portal-login --><p>Ingrese</p>' }),
    /no tiene ninguna etiqueta del portal/,
  ],
};

describe('a tag where no browser reads it', () => tellsEach(mistakes));
