// The texts that come in one file (src/i18n/textGroups.ts).
import auth from './auth.json';
import comun from './comun.json';
import errores from './errores.json';
import sesion from './sesion.json';

export const texts = { auth, comun, errores, sesion };
