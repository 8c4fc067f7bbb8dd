// The texts that come in one file (src/i18n/textGroups.ts).
import cursos from './cursos.json';
import inicio from './inicio.json';
import inscripciones from './inscripciones.json';
import libro from './libro.json';

export const texts = { cursos, inicio, inscripciones, libro };
