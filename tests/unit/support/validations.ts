/**
 * The rules of api.md's Validation, each with what people really type: what a valid value becomes, or the code of why not.
 * One table, so that every place which judges can be held to it: schemas here, the API in its own tests.
 */
import type { TipoIdentificacion } from '../../../src/domain/documentos/tipos.ts';

export const participante = {
  tipoIdentificacion: '05',
  identificacion: '1714307103',
  nombres: 'Ana María',
  apellidos: 'Pérez',
  correo: 'ana@portal.test',
  telefono: '+593991234567',
};

interface Case {
  readonly rule: string;
  /** Changed in the participant above. */
  readonly change: Readonly<Partial<Record<keyof typeof participante, unknown>>>;
  /** The field that is judged, and its normal form or code. */
  readonly field: keyof typeof participante;
  readonly kept?: string;
  readonly code?: string;
}

const documento = (tipo: TipoIdentificacion, typed: string) => ({
  tipoIdentificacion: tipo,
  identificacion: typed,
});
const right = (rule: string, tipo: TipoIdentificacion, typed: string, kept = typed): Case => ({
  rule,
  change: documento(tipo, typed),
  field: 'identificacion',
  kept,
});
const wrong = (rule: string, tipo: TipoIdentificacion, typed: string, code: string): Case => ({
  rule,
  change: documento(tipo, typed),
  field: 'identificacion',
  code: code.includes('_') || code === 'requerido' ? code : `identificacion_${code}`,
});
const field =
  (name: 'nombres' | 'apellidos' | 'correo' | 'telefono') =>
  (rule: string, typed: unknown, verdict: { kept: string } | { code: string }): Case => ({
    rule,
    change: { [name]: typed },
    field: name,
    ...verdict,
  });
const nombres = field('nombres');
const apellidos = field('apellidos');
const correo = field('correo');
const telefono = field('telefono');

export const cases: readonly Case[] = [
  right('EC cédula', '05', '1714307103'),
  right('EC cédula of Guayas', '05', '0926687856'),
  right('EC cédula of who registered abroad', '05', '3050270150'),
  right('EC cédula with its hyphen', '05', '171430710-3', '1714307103'),
  right('EC cédula in Arabic digits', '05', '١٧١٤٣٠٧١٠٣', '1714307103'),
  wrong('EC cédula, one digit wrong', '05', '1714307104', 'identificacion_digito_verificador'),
  wrong('EC cédula, two digits swapped', '05', '1741307103', 'identificacion_digito_verificador'),
  wrong('EC cédula, one digit short', '05', '171430710', 'longitud'),
  wrong('EC cédula, a RUC in its place', '05', '1714307103001', 'longitud'),
  wrong('EC cédula, no such province', '05', '2514307103', 'provincia'),
  right('EC cédula of a foreign resident', '05', '0962467429'),
  wrong('EC cédula, the letter O', '05', '17143O7103', 'caracteres'),
  wrong('identification left empty', '05', '', 'requerido'),
  right('EC RUC of a person', '04', '1714307103001'),
  right('EC RUC of a company', '04', '1792060346001'),
  right('EC RUC of a company, second establishment', '04', '1792060346002'),
  right('EC RUC of a public body', '04', '1760001550001'),
  right('EC RUC of another public body', '04', '1768152560001'),
  wrong('EC RUC of a person, no establishment', '04', '1714307103000', 'establecimiento'),
  wrong(
    'EC RUC of a person, wrong cédula inside',
    '04',
    '1714307104001',
    'identificacion_digito_verificador',
  ),
  right('EC RUC of a company that follows no algorithm', '04', '1793189906001'),
  right('EC RUC of a foreign resident', '04', '0962467429001'),
  wrong('EC RUC, a cédula in its place', '04', '1714307103', 'longitud'),
  right('passport', '06', 'AB123456'),
  right('passport in small letters with a space', '06', 'ab 123456', 'AB123456'),
  wrong('passport too short', '06', 'A1', 'longitud'),
  wrong('passport with a sign', '06', 'AB$123456', 'caracteres'),
  right('foreign identification (NIE of Spain)', '08', 'X-1234567-L', 'X1234567L'),
  right('foreign identification (DNI of Peru)', '08', '45678912'),
  wrong('foreign identification too short', '08', '12', 'longitud'),
  right('CO cédula de ciudadanía', '13', '1020304050'),
  right('CO cédula de ciudadanía with dots', '13', '79.123.456', '79123456'),
  wrong('CO cédula de ciudadanía with a letter', '13', '1020A', 'caracteres'),
  wrong('CO cédula de ciudadanía too long', '13', '12345678901', 'longitud'),
  right('CO cédula de extranjería', '22', '612345'),
  wrong('CO cédula de extranjería too short', '22', '61', 'longitud'),
  right('CO NIT', '31', '213123432-1'),
  right('CO NIT with dots (DIAN)', '31', '800.197.268-4', '800197268-4'),
  right('CO NIT without its hyphen (Bogotá D.C.)', '31', '8999990619', '899999061-9'),
  wrong('CO NIT, wrong digit', '31', '213123432-2', 'identificacion_digito_verificador'),
  wrong('CO NIT too short', '31', '123-1', 'longitud'),

  nombres('names with accents', 'María José', { kept: 'María José' }),
  nombres('names, accent typed apart, spaces around', '  Jose\u0301   Luis ', { kept: 'José Luis' }),
  nombres('one letter', 'Ñ', { kept: 'Ñ' }),
  nombres('in Vietnamese', 'Nguyễn Thị Ánh', { kept: 'Nguyễn Thị Ánh' }),
  nombres('in Chinese', '王小明', { kept: '王小明' }),
  nombres('in Arabic', 'محمد علي', { kept: 'محمد علي' }),
  nombres('nothing but spaces', '   ', { code: 'requerido' }),
  nombres('missing', undefined, { code: 'requerido' }),
  nombres('longer than a hundred letters', 'a'.repeat(101), { code: 'demasiado_largo' }),
  nombres('a line break', 'Ana\nMaría', { code: 'caracteres' }),
  nombres('half a character', '\ud800', { code: 'caracteres' }),
  nombres('a line break that no keyboard types', 'Ana\u2028María', { code: 'caracteres' }),
  nombres('nothing to see', '\u200B', { code: 'requerido' }),
  nombres('nothing but a joiner', '\u200D', { code: 'requerido' }),
  nombres('a zero-width space in pasted text', 'Ana\u200B María', { kept: 'Ana María' }),
  nombres('in Persian, with its joiner', 'می\u200Cخواهم', { kept: 'می\u200Cخواهم' }),
  nombres('text turned around', 'Ana \u202Eairam', { code: 'caracteres' }),
  nombres('an initial with its dot', 'J. M.', { kept: 'J. M.' }),
  nombres('of somebody whose father is called the same', 'Juan Pablo II', { kept: 'Juan Pablo II' }),
  nombres('in Devanagari', 'प्रिया', { kept: 'प्रिया' }),
  nombres('in Thai', 'สมชาย', { kept: 'สมชาย' }),
  nombres('in Amharic', 'አበበ', { kept: 'አበበ' }),
  nombres('in Georgian', 'ნინო', { kept: 'ნინო' }),
  nombres('in Hawaiian', 'Kaʻiulani', { kept: 'Kaʻiulani' }),
  nombres('short for María', 'Mª José', { kept: 'Mª José' }),
  nombres('with the middle dot of Catalan', 'Gal·la', { kept: 'Gal·la' }),
  nombres('with a nickname', 'Francisco (Paco)', { kept: 'Francisco (Paco)' }),
  nombres('with a Chinese zero', '王〇', { kept: '王〇' }),
  nombres('with an accent for an apostrophe', 'D´Angelo', { kept: 'D´Angelo' }),
  nombres('an emoji', 'Zoë 😀 María', { code: 'nombre_formato' }),
  nombres('an emoji of several characters', '👩🏽‍🏫 Ana', { code: 'nombre_formato' }),
  nombres('a tone of skin alone', 'Ana \u{1F3FD}', { code: 'nombre_formato' }),
  nombres('a flag', 'Ana 🇪🇨', { code: 'nombre_formato' }),
  nombres('a heart that is text', 'Ana ❤', { code: 'nombre_formato' }),
  nombres('two marks that are one emoji', 'Ana‼', { code: 'nombre_formato' }),
  nombres('a sign of money', 'Ana €', { code: 'nombre_formato' }),
  nombres('a symbol of geometry', 'Ana ■', { code: 'nombre_formato' }),
  nombres('a number in a circle', 'Ana ①', { code: 'nombre_formato' }),
  nombres('a character that every font draws otherwise', 'Ana \uE000', { code: 'nombre_formato' }),
  nombres('a control character', 'Ana\u0007', { code: 'caracteres' }),
  nombres('a number', '123', { code: 'nombre_formato' }),
  nombres('a number inside', 'Ana2', { code: 'nombre_formato' }),
  nombres('a number in Arabic digits', 'محمد ١', { code: 'nombre_formato' }),
  nombres('markup', '<b>Ana</b>', { code: 'nombre_formato' }),
  nombres('markup around a number', '<b>123</b>', { code: 'nombre_formato' }),
  nombres('signs alone', "-'.", { code: 'nombre_formato' }),
  nombres('an e-mail in its place', 'ana@portal.test', { code: 'nombre_formato' }),
  apellidos('a number', '42', { code: 'nombre_formato' }),
  apellidos('one letter', 'O', { kept: 'O' }),
  apellidos('with an apostrophe', "D'Angelo", { kept: "D'Angelo" }),
  apellidos('with a typographic apostrophe', 'O’Brien', { kept: 'O’Brien' }),
  apellidos('with a hyphen', 'Peña-Núñez', { kept: 'Peña-Núñez' }),
  apellidos('with particles', 'de la Cruz y Güell', { kept: 'de la Cruz y Güell' }),
  apellidos('of Catalan, with marks typed apart', 'Mun\u0303oz i Güell', { kept: 'Muñoz i Güell' }),
  apellidos('in Arabic, with its marks', 'مُحَمَّد', { kept: 'مُحَمَّد' }),
  apellidos('missing', '', { code: 'requerido' }),

  correo('capitals', ' Ana.Perez@Portal.TEST ', { kept: 'ana.perez@portal.test' }),
  correo('with a plus', 'ana+cursos@portal.test', { kept: 'ana+cursos@portal.test' }),
  correo('with an apostrophe', "o'brien@portal.test", { kept: "o'brien@portal.test" }),
  correo('of a domain with ñ', 'ana@ñandú.ec', { kept: 'ana@ñandú.ec' }),
  correo('left empty', '', { code: 'requerido' }),
  correo('no at', 'ana.portal.test', { code: 'correo_formato' }),
  correo('no domain', 'ana@portal', { code: 'correo_formato' }),
  correo('comma for a dot', 'ana@portal,test', { code: 'correo_formato' }),
  correo('a space inside', 'ana maria@portal.test', { code: 'correo_formato' }),
  correo('two of them', 'ana@portal.test;luis@portal.test', { code: 'correo_formato' }),
  correo('half a character', '\ud800a@portal.test', { code: 'correo_formato' }),
  correo('a letter that nobody sees', 'ana\u200B@portal.test', { code: 'correo_formato' }),
  correo('a Korean letter that nobody sees', '\u3164@portal.test', { code: 'correo_formato' }),
  correo('a dot first', '.a@ejemplo.com', { code: 'correo_formato' }),
  correo('a dot last', 'a.@ejemplo.com', { code: 'correo_formato' }),
  correo('two dots', 'A..B@ejemplo.com', { code: 'correo_formato' }),
  correo('a hyphen where the country stands', 'a@ejemplo.-m', { code: 'correo_formato' }),
  correo('a number where the country stands', 'a@ejemplo.123', { code: 'correo_formato' }),
  correo('an address of a machine', 'a@127.0.0.1', { code: 'correo_formato' }),
  correo('quoted', '"ana perez"@portal.test', { code: 'correo_formato' }),
  correo('of a domain as the DNS writes it', 'ana@xn--and-6ma2c.xn--p1ai', {
    kept: 'ana@ñandú.рф',
  }),
  correo('in Devanagari', 'अजय@डाटा.भारत', { kept: 'अजय@डाटा.भारत' }),
  correo('signs that servers take', 'a_b-c.d%e@sub.portal.test', { kept: 'a_b-c.d%e@sub.portal.test' }),
  correo('a header slipped in', 'ana@portal.test\nBcc: x@portal.test', { code: 'correo_formato' }),

  telefono('of Ecuador', '+593 99 123 4567', { kept: '+593991234567' }),
  telefono('of Colombia', '+57 (310) 555-0199', { kept: '+573105550199' }),
  telefono('of the United States', '+1 305.555.0123', { kept: '+13055550123' }),
  telefono('of Quito, at home', '+593 2 259-8150', { kept: '+59322598150' }),
  telefono('of Bogotá, at home', '+57 601 555 0199', { kept: '+576015550199' }),
  telefono('of Milan, which keeps its zero', '+39 02 1234 5678', { kept: '+390212345678' }),
  telefono('of Saint Helena, the shortest', '+290 22158', { kept: '+29022158' }),
  telefono('of Germany, among the longest', '+49 1512 3456789', { kept: '+4915123456789' }),
  telefono('nothing but zeros', '+593000000000', { code: 'telefono_formato' }),
  telefono('zeros in another country', '+34 000 000 000', { code: 'telefono_formato' }),
  telefono('a country that is none', '+999999999999', { code: 'telefono_formato' }),
  telefono('another that is none', '+210 1234567', { code: 'telefono_formato' }),
  telefono('of Ecuador, a digit short', '+593 99 123 456', { code: 'telefono_formato' }),
  telefono('of Ecuador, a digit long', '+593 99 123 45678', { code: 'telefono_formato' }),
  telefono('of Ecuador with its zero', '+593 0991234567', { code: 'telefono_formato' }),
  telefono('of Colombia by the plan before 2021', '+57 1 555 0199', { code: 'telefono_formato' }),
  telefono('of no area of North America', '+1 105 555 0123', { code: 'telefono_formato' }),
  telefono('left empty', '', { code: 'requerido' }),
  telefono('without the country', '099 123 4567', { code: 'telefono_formato' }),
  telefono('00 for the plus', '00593991234567', { code: 'telefono_formato' }),
  telefono('too long', '+5939912345678901', { code: 'telefono_formato' }),
  telefono('with letters', '+593 99 123 45AB', { code: 'telefono_formato' }),
];

export const cuenta = {
  email: 'ana.maria.perez@portal.test',
  firstName: 'Ana María',
  lastName: 'Pérez Mora',
};

/** New passwords for that account: undefined where it is good. */
export const claves: readonly (readonly [rule: string, clave: string, code?: string])[] = [
  ['a phrase', 'cuatro gatos en la azotea'],
  ['fifteen, exactly', 'quince-letras-x'],
  ['emoji count as one each', '🐈🪴🧉📚🐈🪴🧉📚🐈🪴🧉📚🐈🪴🥁'],
  ['no capital, number or sign needed', 'mesa lluvia tambor'],
  ['a hundred and twenty-eight', `${'mesa lluvia tambor '.repeat(7).slice(0, 128)}`],
  ['left empty', '', 'requerido'],
  ['fourteen', 'catorce letras', 'clave_corta'],
  ['fourteen emoji', '🐈'.repeat(14), 'clave_corta'],
  ['a hundred and twenty-nine', `${'mesa lluvia tambor '.repeat(7).slice(0, 129)}`, 'clave_larga'],
  ['a common one', 'contraseña123456', 'clave_comun'],
  ['a common one in capitals and apart', 'CONTRASEÑA 123456', 'clave_comun'],
  ['one key', 'aaaaaaaaaaaaaaaa', 'clave_comun'],
  ['along the keyboard', 'qwertyuiopasdfgh', 'clave_comun'],
  ['the owner’s name', 'Ana María Pérez Mora', 'clave_igual_nombre'],
  ['the owner’s e-mail', 'Ana.Maria.Perez@portal.test', 'clave_igual_correo'],
  ['the owner’s e-mail without its domain', 'ana.maria.perez', 'clave_igual_correo'],
];
