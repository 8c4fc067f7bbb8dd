import type { MethodDescription, NamedDescription } from './TagDescription.ts';

/** The methods of every tag. A call before the tag has shown itself is carried out afterwards. */
export const methodDocs: readonly MethodDescription[] = [
  {
    name: 'focus',
    parameters: [{ name: 'options', type: 'FocusOptions', optional: true }],
    returns: 'Promise<void>',
    es: 'Pone el foco en el primer campo de lo que la etiqueta muestra, o en su título.',
    en: 'puts the focus in the first field of what the tag shows, or on its title',
  },
  {
    name: 'refresh',
    parameters: [],
    returns: 'Promise<void>',
    es: 'Lee de nuevo lo que se muestra, en todas las etiquetas de la página.',
    en: 'reads what is shown again, in all tags of the page',
  },
  {
    name: 'reset',
    parameters: [],
    returns: 'Promise<void>',
    es: 'Empieza de nuevo: la primera pantalla, y nada de lo que se escribió sin enviar.',
    en: 'begins again at the first screen, without what was typed and not sent',
  },
  {
    name: 'signOut',
    parameters: [],
    returns: 'Promise<void>',
    es: 'Cierra la sesión de la página y de las otras pestañas.',
    en: 'signs out here and in the other tabs',
  },
];

/** The promise that every tag has. */
export const whenReadyDoc: NamedDescription = {
  name: 'whenReady',
  es: 'Propiedad, no método: una promesa que se cumple, con la etiqueta, cuando esta se muestra por primera vez.',
  en: 'a property, not a method: a promise that resolves with the tag once it has shown itself',
};
