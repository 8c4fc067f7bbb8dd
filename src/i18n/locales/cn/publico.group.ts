// The texts that come in one file (src/i18n/textGroups.ts).
import curso from './curso.json';
import persona from './persona.json';
import publico from './publico.json';
import solicitud from './solicitud.json';

export const texts = { curso, persona, publico, solicitud };
