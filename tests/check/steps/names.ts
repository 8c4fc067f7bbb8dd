// Refuses Spanish words that are not nouns of the institution in the names of files and of what they declare. The contract's own
// words stay Spanish (README, "Words of the code"); all else has its English name, so that one thing has one.
import { posix } from 'node:path';
import { listFiles, type SourceFile } from '../files.ts';

const CODE = /^(src|widgets|demo|tools|tests)\/(?!check\/fixtures\/).*\.tsx?$/;

/** What was written in Spanish and has an English name, and private words for common things. */
const instead: Readonly<Record<string, string>> = {
  abrir: 'open',
  accion: 'action',
  ahora: 'now',
  ahorro: 'saving',
  almacen: 'storage',
  antes: 'before',
  archivo: 'file',
  atras: 'back',
  azar: 'random',
  barra: 'bar',
  bloque: 'block',
  borrador: 'draft',
  boton: 'button',
  bruto: 'gross',
  buscar: 'search, find',
  cabecera: 'header',
  camino: 'path, steps',
  campo: 'field',
  canal: 'channel',
  carta: 'letter',
  caso: 'case',
  celda: 'cell',
  columna: 'column',
  concepto: 'subject',
  contexto: 'context',
  crear: 'create',
  criterio: 'criterion',
  cubierto: 'covered',
  cuerpo: 'body',
  despues: 'after',
  dia: 'day',
  dialogo: 'dialog',
  elegido: 'chosen',
  elegir: 'choose',
  entrada: 'entry',
  envio: 'sending',
  esqueleto: 'skeleton',
  estilo: 'style',
  etiqueta: 'label',
  fallo: 'failure',
  fila: 'row',
  filtro: 'filter',
  formulario: 'form',
  fuente: 'font, source',
  gente: 'people',
  grupo: 'group',
  guardar: 'save',
  hecho: 'done, result, event',
  historia: 'story, history',
  hoja: 'sheet',
  hora: 'time, hour',
  hueco: 'gap',
  huella: 'digest',
  indice: 'index',
  lectura: 'reading',
  leer: 'read',
  letra: 'letter',
  libre: 'free',
  limpiar: 'clean up',
  lista: 'list',
  listado: 'list view',
  llamada: 'call',
  membrete: 'letterhead',
  mensaje: 'message',
  miga: 'crumb',
  mundo: 'world',
  opcion: 'option',
  pagina: 'page',
  palabra: 'word',
  pantalla: 'screen',
  paso: 'step',
  pedido: 'request, wanted',
  peso: 'weight',
  pestana: 'tab',
  peticion: 'request',
  pieza: 'piece',
  propio: 'own',
  prueba: 'proof, test',
  punto: 'dot',
  rango: 'range',
  reloj: 'clock',
  renglon: 'line',
  resto: 'rest',
  resumen: 'summary',
  sello: 'digest, stamp',
  senuelo: 'decoy (inside decoys only)',
  situacion: 'situation, state',
  suceso: 'event',
  suma: 'sum, total',
  tabla: 'table',
  tajada: 'slice',
  tarjeta: 'card',
  texto: 'text',
  timbre: 'wake-up',
  titulo: 'title',
  tono: 'tone',
  tope: 'limit',
  tramo: 'stretch, run',
  turno: 'lease, turn',
  ultima: 'last',
  veredicto: 'verdict',
  vigilia: 'watch',
  vista: 'view',
  volver: 'back',
};

/** What sites import by this name, and what the contract says. */
const published = new Set([
  'primeraVista',
  'primera-vista',
  'CaducaEnHoras',
  'pedido',
  'volver',
  'checkVolver',
]);

/** `tabla`, `tablas`, `mensajes`, `acciones`: the table has the singular. */
const singular = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];

const DECLARED = /^\s*(?:export )?(?:async )?(?:const|let|function\*?|class|type|interface) (\$?\w+)/gm;

/** Gives a line for each name. */
export async function checkNames(): Promise<string[]> {
  return findSpanishNames(await listFiles((path) => CODE.test(path)));
}

export function findSpanishNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const name = posix.basename(path).replace(/\..*$/, '');
    const folder = posix.basename(posix.dirname(path));
    const declared = [...text.matchAll(DECLARED)].flatMap(([, found]) => found ?? []);
    const judged = [...new Set([name, folder, ...declared])].filter((found) => !published.has(found));
    return judged.flatMap((found) =>
      wordsOf(found).flatMap((word) => {
        const spanish = singular(word).find((form) => Object.hasOwn(instead, form));
        return spanish === undefined ? [] : [`${path}: “${word}” in ${found} is ${instead[spanish]}`];
      }),
    );
  });
}

/** `FacturasTable` → `facturas`, `table`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
