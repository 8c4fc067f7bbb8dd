// What the guides of the tags say around their tables.

export type ReferenceLanguage = 'es' | 'en';

interface SectionWords {
  title: string;
  head: readonly string[];
  /** Paragraphs before the table. */
  about: readonly string[];
}

interface Words {
  title: string;
  lead: string;
  all: string;
  allBut: string;
  /** Before the values that an attribute takes. */
  values: string;
  defaultSlot: string;
  sections: Record<
    'tags' | 'attributes' | 'events' | 'methods' | 'slots' | 'properties' | 'parts' | 'states',
    SectionWords
  >;
}

export const referenceWords: Readonly<Record<ReferenceLanguage, Words>> = {
  en: {
    title: 'Reference of the tags',
    lead: 'Every tag, attribute, event, method, slot, custom property, part and state.',
    all: 'all',
    allBut: 'all but',
    values: 'Values:',
    defaultSlot: '(default)',
    sections: {
      tags: {
        title: 'Tags',
        head: ['Tag', 'What it is'],
        about: [
          'A page may have any number of tags, in any order. On one page they share the location; session and preferences are shared with the other tabs of the site too.',
        ],
      },
      attributes: {
        title: 'Attributes',
        head: ['Attribute', 'On', 'Default', 'What it does'],
        about: [
          'Each attribute is also a property in camelCase (`basePath`). An object can only be set as a property. Removing an attribute, or leaving it empty, restores its default; an attribute that is true by being there, such as `curso-fijo`, stays true. A value that does not fit, and a name that resembles one of these, is reported in the console and by `portal-error`.',
        ],
      },
      events: {
        title: 'Events',
        head: ['Event', '`detail`', 'When'],
        about: [
          'The tag dispatches them. They bubble and cross shadow roots, so `document.addEventListener` receives them all.',
        ],
      },
      methods: {
        title: 'Methods',
        head: ['Method', 'What it does'],
        about: ['A call that comes before the tag has shown itself is carried out then.'],
      },
      slots: { title: 'Slots', head: ['Slot', 'What goes there'], about: [] },
      properties: { title: 'Custom properties', head: ['Custom property', 'What it sets'], about: [] },
      parts: { title: 'Parts', head: ['Part', 'What it is'], about: [] },
      states: {
        title: 'States',
        head: ['State', 'When'],
        about: ['A style sheet can ask for a state: `portal-completo:state(dark)`.'],
      },
    },
  },
  es: {
    title: 'Referencia de las etiquetas',
    lead: 'Todas las etiquetas, con sus atributos, eventos, métodos, ranuras, propiedades, partes y estados.',
    all: 'todas',
    allBut: 'todas menos',
    values: 'Valores:',
    defaultSlot: '(sin nombre)',
    sections: {
      tags: {
        title: 'Etiquetas',
        head: ['Etiqueta', 'Qué es'],
        about: [
          'Una página puede tener varias, en cualquier orden. Comparten la sesión, las preferencias y la dirección. La sesión y las preferencias valen también en las otras pestañas del sitio.',
        ],
      },
      attributes: {
        title: 'Atributos',
        head: ['Atributo', 'En', 'Si falta', 'Qué hace'],
        about: [
          'Un atributo con valor que se quita, o que queda vacío, vuelve a lo que dice «Si falta». Los que no llevan valor, como `curso-fijo`, se activan con solo escribirlos. Un valor que no sirve, o un nombre mal escrito, se avisa en la consola del navegador.',
        ],
      },
      events: {
        title: 'Eventos',
        head: ['Evento', '`detail`', 'Cuándo'],
        about: ['La etiqueta los emite y llegan a `document`, para quien programa la página.'],
      },
      methods: {
        title: 'Métodos',
        head: ['Método', 'Qué hace'],
        about: ['Si se llaman antes de que la etiqueta se vea, se cumplen después.'],
      },
      slots: { title: 'Ranuras (slot)', head: ['Ranura', 'Qué va ahí'], about: [] },
      properties: { title: 'Propiedades', head: ['Propiedad de CSS', 'Qué cambia'], about: [] },
      parts: { title: 'Partes', head: ['Parte', 'Qué es'], about: [] },
      states: {
        title: 'Estados',
        head: ['Estado', 'Cuándo'],
        about: ['Una hoja de estilos los consulta así: `portal-completo:state(dark)`.'],
      },
    },
  },
};
