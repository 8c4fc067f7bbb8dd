// The six languages say the same: Spanish is the source; every other language has each of its texts, translated, with the
// plural forms that the language has and the same placeholders. `node tests/check/locales.ts` lists what is wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Idioma, idiomas, localeOf } from '../../src/domain/idiomas.ts';
import { igualesQueEnEspanol } from './locales-iguales.ts';

type Arbol = { [clave: string]: string | Arbol };

const carpeta = join(import.meta.dirname, '../../src/i18n/locales');
const FORMA = /_(zero|one|two|few|many|other)$/;
/** Forms that name the quantity in the word itself ("un cupo", the Arabic dual) and so may leave the number out. */
const SIN_NUMERO = /_(zero|one|two)$/;
/** A text of these languages without one letter of their script has not been translated. */
const ESCRITURA: Partial<Record<Idioma, RegExp>> = { cn: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };

function flatten(arbol: Arbol, prefijo = ''): Map<string, string> {
  const plano = new Map<string, string>();
  for (const [clave, valor] of Object.entries(arbol)) {
    if (typeof valor === 'string') plano.set(prefijo + clave, valor);
    else for (const [resto, texto] of flatten(valor, `${prefijo}${clave}.`)) plano.set(resto, texto);
  }
  return plano;
}

const read = (idioma: Idioma, area: string): Map<string, string> =>
  flatten(JSON.parse(readFileSync(join(carpeta, idioma, `${area}.json`), 'utf8')) as Arbol);

const areasOf = (idioma: Idioma): string[] => {
  try {
    return readdirSync(join(carpeta, idioma))
      .filter((nombre) => nombre.endsWith('.json'))
      .map((nombre) => nombre.slice(0, -'.json'.length));
  } catch {
    return [];
  }
};

const variables = (texto: string): string =>
  [...texto.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)]
    .map(([, nombre]) => nombre)
    .sort()
    .join(', ');

/** The words of a text: without placeholders, numbers and signs. Nothing is left of `{{desde}}–{{hasta}}`. */
const palabras = (texto: string): string =>
  texto
    .replace(/\{\{[^}]*\}\}/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const formas = (idioma: Idioma): readonly string[] =>
  new Intl.PluralRules(localeOf(idioma)).resolvedOptions().pluralCategories;

/** The keys that a language must have: those of Spanish, with a plural in each of the language's own forms. */
function expectedKeys(base: Map<string, string>, idioma: Idioma): Map<string, string> {
  const claves = new Map<string, string>();
  for (const [clave, texto] of base) {
    const raiz = clave.replace(FORMA, '');
    const general = base.get(`${raiz}_other`);
    if (raiz === clave || general === undefined) claves.set(clave, texto);
    else for (const forma of formas(idioma)) claves.set(`${raiz}_${forma}`, general);
  }
  return claves;
}

function compareText(idioma: Idioma, clave: string, texto: string, origen: string): string[] {
  const problemas: string[] = [];
  if (texto.trim() === '') problemas.push('is empty');
  const [propias, deOrigen] = [variables(texto), variables(origen)];
  const sinNumero = SIN_NUMERO.test(clave) && variables(origen.replaceAll('{{count}}', '')) === propias;
  if (propias !== deOrigen && !sinNumero)
    problemas.push(`has the placeholders (${propias}), Spanish has (${deOrigen})`);
  if (idioma === 'es' || palabras(origen) === '') return problemas;
  const permitido = igualesQueEnEspanol.has(origen) || igualesQueEnEspanol.has(`${idioma}: ${origen}`);
  const escritura = ESCRITURA[idioma];
  if ((texto === origen || (escritura && !escritura.test(texto))) && !permitido)
    problemas.push(`is not translated: "${texto}"`);
  return problemas;
}

function compareArea(idioma: Idioma, area: string, base: Map<string, string>): string[] {
  const textos = read(idioma, area);
  const esperados = expectedKeys(base, idioma);
  const problemas: string[] = [];
  for (const [clave, origen] of esperados) {
    const texto = textos.get(clave);
    if (texto === undefined) problemas.push(`${idioma}/${area}.json: ${clave} is missing`);
    else
      problemas.push(
        ...compareText(idioma, clave, texto, origen).map((que) => `${idioma}/${area}.json: ${clave} ${que}`),
      );
  }
  for (const clave of textos.keys()) {
    if (!esperados.has(clave)) problemas.push(`${idioma}/${area}.json: ${clave} is not in Spanish`);
  }
  return problemas;
}

/** What differs between the languages, a line each; nothing when they agree. */
export function checkLocales(): string[] {
  const areas = areasOf('es');
  return idiomas.flatMap((idioma) => {
    const propias = areasOf(idioma);
    return [
      ...propias
        .filter((area) => !areas.includes(area))
        .map((area) => `${idioma}/${area}.json is not in Spanish`),
      ...areas.flatMap((area) =>
        propias.includes(area)
          ? compareArea(idioma, area, read('es', area))
          : [`${idioma}/${area}.json is missing`],
      ),
    ];
  });
}

if (import.meta.main) {
  const problemas = checkLocales();
  for (const problema of problemas) process.stdout.write(`${problema}\n`);
  process.exitCode = problemas.length === 0 ? 0 : 1;
}
