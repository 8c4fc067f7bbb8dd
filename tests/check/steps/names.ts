// Refuses words in the names of files and of what they declare that are neither English nor nouns of the institution. The contract's
// own words stay Spanish (demo/docs/dev/words.md); all else has its English name, so that one thing has one.
// cspell itself, whose dictionaries this reads, did not know 1,812 words: it can tell neither a name from a comment nor where Spanish
// may stand.
import { declaredNames } from '../declaredNames.ts';
import { listFiles, type SourceFile } from '../files.ts';
import { spanishWords } from '../spanishWords.ts';
import { createVocabulary, formsOf, GLOSSARY, wordsOf } from '../vocabulary.ts';

const CODE = /^(src|widgets|demo|tools|tests)\/(?!check\/fixtures\/).*\.tsx?$/;

/** Names that sites import or set, names of the contract, of probes and of log lines, and names that databases and backups keep. */
const published = new Set([
  'primeraVista',
  'primera-vista',
  'CaducaEnHoras',
  'pedido',
  'volver',
  'checkVolver',
  'FacturasPedidas',
  'CotizacionPedida',
  'claveCambiada',
  'solicitudAjena',
  'columnas',
  'estilos',
  'precarga',
  'hechoEl',
  'inscripcionSinVerificar',
  'lectura',
  'escritura',
  'situacion',
  'tablas',
  'LIMITE_INSCRIPCION_SIN_VERIFICAR',
  'ErrorDeCampo',
  'Problema',
  'VistaAnulacion',
  'opciones',
  'analitica',
  'Atributos',
  'atributos',
  'cargador',
  'codificacion',
  'configurar',
  'migraciones',
  'oido',
  'ruta',
]);

/** An attribute of the tags, whose name the API may not use. */
const isAttribute = (path: string, name: string): boolean =>
  name === 'titulo' && /^(src|widgets)\//.test(path);

/** The contract and the tables, whose names stay as they are wherever they are used. */
const OF_CONTRACT = /^(src\/contract|demo\/api\/db\/schema)\//;

/** Gives a line for each word that has no place in a name. */
export async function checkNames(): Promise<string[]> {
  return findForeignWords(await listFiles((path) => path === GLOSSARY || CODE.test(path)));
}

export function findForeignWords(files: readonly SourceFile[]): string[] {
  const kept = new Set([...published, ...files.filter(({ path }) => OF_CONTRACT.test(path)).flatMap(keysIn)]);
  const isKnown = createVocabulary(files);
  return files
    .filter(({ path }) => path !== GLOSSARY)
    .flatMap(({ path, text }) => {
      const [file = '', ...folders] = path.split('/').reverse();
      return [...new Set([file.replace(/\..*$/, ''), ...folders, ...declaredNames(path, text)])]
        .filter((found) => !kept.has(found) && !isAttribute(path, found))
        .flatMap((found) => wordsOf(found).flatMap((word) => complaintsAbout(word, found, path)));
    });

  function complaintsAbout(word: string, name: string, path: string): string[] {
    const spanish = formsOf(word).find((form) => Object.hasOwn(spanishWords, form));
    if (spanish !== undefined) return [`${path}: “${word}” in ${name} is ${spanishWords[spanish]}`];
    return isKnown(word)
      ? []
      : [`${path}: “${word}” in ${name} is neither English nor a word of demo/docs/dev/words.md`];
  }
}

const keysIn = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/\b(\w+)\??:/g)].flatMap(([, found]) => found ?? []);
