import { nearestWord } from '../../src/element/nearestWord.ts';

/** Each value with what people write in its place: in another language, in another form, or by what other programs call it. */
const otherWords: readonly (readonly string[])[] = [
  ['oscuro', 'dark', 'oscura', 'noche', 'night', 'negro', 'black'],
  ['claro', 'light', 'clara', 'dia', 'day', 'blanco', 'white'],
  ['auto', 'automatico', 'automatica', 'automatic', 'sistema', 'system'],
  ['ninguno', 'none', 'ninguna', 'nada', 'sin', 'no', 'off', 'false', 'hidden'],
  ['propio', 'propia', 'own', 'default'],
  ['own', 'propio', 'propia', 'portal', 'default'],
  ['inherit', 'heredar', 'hereda', 'heredada', 'heredado', 'pagina', 'page'],
  ['compacta', 'compacto', 'compact', 'densa', 'dense'],
  ['amplia', 'amplio', 'normal', 'wide', 'spacious', 'comfortable'],
  ['si', 'yes', 'on', 'true', 'verdadero'],
  ['no', 'off', 'none', 'false', 'falso', 'ninguno'],
  ['history', 'historial', 'historia', 'browser', 'path'],
  ['memory', 'memoria', 'none', 'ninguno'],
  ['hash', 'ancla', '#'],
  ['1', 'h1', 'uno'],
  ['2', 'h2', 'dos'],
  ['3', 'h3', 'tres'],
];

/** Without capitals and accents. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** The value that somebody meant; undefined if none is like it. @param values those that the attribute takes */
export function meantValue(typed: string, values: readonly string[]): string | undefined {
  const said = plain(typed);
  const same = values.find((value) => plain(value) === said);
  const other = otherWords.find(([right = '', ...words]) => values.includes(right) && words.includes(said));
  return same ?? other?.[0] ?? countryOf(said, values) ?? nearestWord(said, values);
}

/** The code of a country that is written by its name, in Spanish or English. */
function countryOf(said: string, values: readonly string[]): string | undefined {
  const names = ['es', 'en'].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  return values
    .filter((value) => /^[A-Z]{2}$/.test(value))
    .find((code) => names.some((name) => plain(name.of(code) ?? '') === said));
}
