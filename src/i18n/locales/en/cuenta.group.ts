// The texts that come in one file (src/i18n/textGroups.ts).
import ajustes from './ajustes.json';
import cartera from './cartera.json';
import clave from './clave.json';
import marco from './marco.json';
import pago from './pago.json';
import perfil from './perfil.json';
import recibos from './recibos.json';

export const texts = { ajustes, cartera, clave, marco, pago, perfil, recibos };
