// Finds values that the tags would reject, and says so at the field. The rules are those of src/element/shell/propTypes.ts.
import { make } from '../comun/make.js';

/** Resolves paths; nothing is fetched from it. */
const ANYWHERE = 'https://portal.invalid/';
const address = (schemes) => (value) =>
  URL.canParse(value, ANYWHERE) && schemes.includes(new URL(value, ANYWHERE).protocol);
const web = ['https:', 'http:'];
const isAddress = [
  address([...web, 'mailto:', 'tel:']),
  'Escriba una dirección que empiece por https://, mailto: o tel:, o una ruta de su sitio como /ayuda.',
];
const isWeb = [
  address(web),
  'Escriba una dirección que empiece por https://, o una ruta de su sitio como /terminos.',
];
const isPath = [(value) => /^\/[^/\\?#.\s]/.test(value), 'Escriba una ruta del portal, como /publico.'];

const RULES = {
  'api-base': isWeb,
  'help-href': isAddress,
  landing: isPath,
  'login-href': isAddress,
  'portal-href': isAddress,
  'publico-href': isAddress,
  'terms-href': isWeb,
};

/** Marks the field and says what is wrong with it. Returns whether its value can be used. */
export function judgeField(control) {
  if (!(control.name in RULES)) return true;
  const [fits, message] = RULES[control.name];
  const value = control.value.trim();
  const isRight = value === '' || fits(value);
  const help = `${control.id}-ayuda`;
  const id = `${control.id}-falla`;
  const shown = document.getElementById(id);
  if (isRight) {
    shown?.remove();
    control.removeAttribute('aria-invalid');
    control.setAttribute('aria-describedby', help);
  } else if (!shown) {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${help} ${id}`);
    control.after(make('small', { id, className: 'fallo', role: 'alert' }, message));
  }
  return isRight;
}
