import * as v from 'valibot';
import { nearestWord } from '../../src/element/nearestWord.ts';
import { attributeName, PropError, type PropTypes } from '../../src/element/shell/propTypes.ts';
import { DatosPrevios } from '../DatosPrevios.ts';
import { tagDocs } from '../description/tagDocs.ts';
import { valuesOfAttribute } from '../description/valuesOfAttribute.ts';
import { clienteProps, completoProps, loginProps, publicaProps } from '../tagProps.ts';
import { hasCurlyQuotes, isCurlyQuoted, withoutCurlyQuotes } from './curlyQuotes.ts';
import { describeAttribute } from './describeAttribute.ts';
import { type Finding, fault, warning } from './Finding.ts';
import { meantAttribute } from './meantAttribute.ts';
import { meantValue } from './meantValue.ts';
import { optionsOf } from './pageTags.ts';

const props: Readonly<Record<string, PropTypes>> = {
  'portal-login': loginProps,
  'portal-inscripcion-publica': publicaProps,
  'portal-cliente': clienteProps,
  'portal-completo': completoProps,
};

/** Matches attributes that any element may have, and those that other scripts and editors add. */
const anywhere =
  /^(?:id|class|style|title|lang|dir|hidden|slot|part|exportparts|role|tabindex|inert|popover|translate|is|nonce|draggable|listo|diagnostico|view-transition-name|(?:data|aria|x|v|hx|wp|ng|_ng\w*)-.*|on\w+|[@:*[(#].*)$/;

const personKeys = Object.keys(DatosPrevios.pipe[2].entries);

/** Personal data that the page has written must not go into a text for support. */
const isOfPerson = (attribute: string): boolean =>
  attribute === 'datos' || personKeys.some((key) => attributeName(key) === attribute);

/** Finds attributes that the tag does not know or cannot read. */
export function checkAttributes(tag: HTMLElement): Finding[] {
  const types = props[tag.localName] ?? {};
  const byAttribute = new Map(
    Object.entries(types).flatMap(([prop, type]) =>
      [attributeName(prop), prop.toLowerCase()].map((name) => [name, { prop, type }] as const),
    ),
  );
  const curly = curlyIn(tag);
  if (curly) return [curly];
  const wrong = [...tag.attributes].flatMap(({ name, value }): Finding[] => {
    const known = byAttribute.get(name);
    if (known) return checkValue(tag.localName, name, value, () => known.type.read(value));
    // Only the element that stands for a tag (widgets/compat) has them with this prefix.
    const bare = name.replace(/^data-/, '');
    if (bare !== name && byAttribute.has(bare))
      return [
        fault(
          `<${tag.localName}> no conoce el atributo ${name}.`,
          'Quite data-: solo lo lleva el elemento con la clase portal-compat.',
          `${bare}="${isOfPerson(bare) ? '…' : value}"`,
        ),
      ];
    if (anywhere.test(name)) return [];
    const meant = meantAttribute(name, namesOf(tag.localName));
    const owners = Object.entries(props).filter(([, others]) =>
      Object.keys(others).some((prop) => attributeName(prop) === name),
    );
    const whose = owners.map(([owner]) => `<${owner}>`).join(' y ');
    const title = `<${tag.localName}> no conoce el atributo ${name}${whose && `: es de ${whose}`}.`;
    if (whose) return [warning(title, 'Quítelo, o use esa etiqueta.')];
    return meant === undefined
      ? [warning(title, 'Quítelo: no hace nada.')]
      : [fault(title, `¿Quiso escribir ${meant}?`, `${meant}="${isOfPerson(meant) ? '…' : value}"`)];
  });
  return [...wrong, ...checkFixed(tag)];
}

/** All that a tag knows, with `lang`, which every element has. */
const namesOf = (tag: string): string[] => (tagDocs[tag]?.attributes ?? []).map(({ name }) => name);

/** The browser reads a value in such quotes only up to the first space, and the rest as more attributes. */
function curlyIn(tag: HTMLElement): Finding | undefined {
  const written = [...tag.attributes].find(({ name, value }) => hasCurlyQuotes(name) || isCurlyQuoted(value));
  if (written === undefined) return undefined;
  const name = withoutCurlyQuotes(written.name);
  const isWhole = isCurlyQuoted(written.value) && !isOfPerson(name);
  return fault(
    `<${tag.localName}> tiene comillas tipográficas (“ ”): el navegador no las entiende.`,
    'Escriba sus atributos de nuevo con comillas rectas.',
    isWhole ? `${name}="${withoutCurlyQuotes(written.value)}"` : `<${tag.localName} atributo="valor">`,
  );
}

/** `curso-fijo` alone does nothing. Many write the course in it. */
function checkFixed(tag: HTMLElement): Finding[] {
  const typed = tag.getAttribute('curso-fijo') ?? tag.getAttribute('cursofijo');
  const curso = optionsOf(tag)?.curso ?? tag.getAttribute('curso') ?? '';
  if (typed === null || typed === 'false' || String(curso).trim() !== '') return [];
  const isCode = !/^(?:|true|si|sí|yes|1|curso-?fijo)$/i.test(typed.trim());
  const title = `curso-fijo de <${tag.localName}> no hace nada sin curso.`;
  return [
    isCode
      ? fault(
          title,
          'El código del curso se escribe en curso, y curso-fijo va sin valor.',
          `curso="${typed.trim()}" curso-fijo`,
        )
      : fault(
          title,
          'Escriba también curso, con el código del curso, o quite curso-fijo.',
          'curso="…" curso-fijo',
        ),
  ];
}

function checkValue(tag: string, name: string, typed: string, read: () => unknown): Finding[] {
  const doc = tagDocs[tag]?.attributes.find((attribute) => attribute.name === name);
  const about = describeAttribute(doc);
  try {
    const value = read();
    return name === 'datos' && value !== undefined ? checkDatos(tag, value) : [];
  } catch (error) {
    if (!(error instanceof PropError)) throw error;
    const isJson = doc?.type === 'DatosPrevios';
    const title = isJson
      ? `El atributo datos de <${tag}> no es JSON.`
      : `El atributo ${name} de <${tag}> tiene un valor que no sirve; se usa el de costumbre.`;
    const line = `datos='{"nombres": "Ana", "correo": "ana@ejemplo.com"}'`;
    if (isJson) return [fault(title, 'Use comillas dobles dentro y simples fuera.', line)];
    const meant = meantValue(typed, valuesOfAttribute(doc));
    return [
      meant === undefined
        ? fault(title, about)
        : fault(title, `¿Quiso escribir ${meant}? ${about}`, `${doc?.name}="${meant}"`),
    ];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkDatos(tag: string, datos: unknown): Finding[] {
  if (!isRecord(datos))
    return [fault(`datos de <${tag}> debe ser un objeto.`, `Sus claves son ${personKeys.join(', ')}.`)];
  const unknown = Object.keys(datos).filter((key) => !personKeys.includes(key));
  if (unknown.length > 0)
    return unknown.map((key) => {
      const meant = nearestWord(key, personKeys);
      const title = `datos de <${tag}> no conoce la clave ${key}: no se usa ninguna.`;
      return meant === undefined
        ? fault(title, `Las claves son ${personKeys.join(', ')}.`)
        : fault(title, `¿Quiso escribir ${meant}?`, `"${meant}": "…"`);
    });
  return v.is(DatosPrevios, datos)
    ? []
    : [
        fault(
          `datos de <${tag}> tiene un valor que no sirve: no se usa ninguno.`,
          'Todos los valores son textos.',
        ),
      ];
}
