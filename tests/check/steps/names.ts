// Refuses Spanish words that are not nouns of the institution in the names of files and of what they declare. The contract's own
// words stay Spanish (README, "Words of the code"); all else has its English name, so that one thing has one.
import { posix } from 'node:path';
import { listFiles, type SourceFile } from '../files.ts';

const CODE = /^(src|widgets|demo|tools|tests)\/(?!check\/fixtures\/).*\.tsx?$/;

/** Spanish names that have an English one, and private words for common things. */
const instead: Readonly<Record<string, string>> = {
  abrir: 'open',
  accion: 'action',
  agente: 'user agent',
  ahora: 'now',
  ahorro: 'saving',
  ajeno: 'foreign',
  al: 'to the',
  almacen: 'storage',
  ambito: 'scope',
  antes: 'before',
  archivo: 'file',
  atras: 'back',
  autor: 'author',
  azar: 'random',
  ayuda: 'help',
  azul: 'blue',
  barra: 'bar',
  bloque: 'block',
  borrador: 'draft',
  boton: 'button',
  bruto: 'gross',
  buscar: 'search, find',
  cabecera: 'header',
  calcular: 'compute',
  cambiado: 'changed',
  camino: 'path, steps',
  campo: 'field',
  canal: 'channel',
  carta: 'letter',
  caso: 'case',
  celda: 'cell',
  cerrar: 'close',
  columna: 'column',
  con: 'with',
  concepto: 'subject',
  contexto: 'context',
  coste: 'cost',
  crear: 'create',
  criterio: 'criterion',
  cubierto: 'covered',
  cuerpo: 'body',
  de: 'of',
  decimale: 'decimals',
  del: 'of',
  despues: 'after',
  devuelto: 'returned, refunded',
  dia: 'day',
  dialogo: 'dialog',
  edad: 'age',
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
  fuerza: 'strength',
  gente: 'people',
  gracia: 'thanks',
  grupo: 'group',
  guardar: 'save',
  hay: 'has',
  hecho: 'done, result, event',
  historia: 'story, history',
  hoja: 'sheet',
  hora: 'time, hour',
  hoy: 'today',
  hueco: 'gap',
  huella: 'digest',
  igual: 'same',
  indice: 'index',
  lectura: 'reading',
  leer: 'read',
  letra: 'letter',
  libre: 'free',
  limpiar: 'clean up',
  lista: 'list',
  listado: 'list view',
  llamada: 'call',
  lugar: 'place (but a place of the contract)',
  mandar: 'send',
  maquina: 'machine',
  membrete: 'letterhead',
  mensaje: 'message',
  miga: 'crumb',
  minuto: 'minute',
  monto: 'amount',
  mostrar: 'show',
  mundo: 'world',
  obtener: 'get',
  oferta: 'offer',
  opcion: 'option',
  origene: 'origins',
  pagina: 'page',
  palabra: 'word',
  pantalla: 'screen',
  paso: 'step',
  pedido: 'request, wanted',
  peso: 'weight',
  pestana: 'tab',
  peticion: 'request',
  pieza: 'piece',
  por: 'by, to',
  propio: 'own',
  prueba: 'proof, test',
  punto: 'dot',
  que: 'that',
  rango: 'range',
  regla: 'rule',
  relato: 'sentence, story',
  reloj: 'clock',
  renglon: 'line',
  resto: 'rest',
  resumen: 'summary',
  reves: 'reversed',
  segundo: 'second',
  sello: 'digest, stamp',
  senuelo: 'decoy (inside decoys only)',
  siguiente: 'next',
  sin: 'without',
  situacion: 'situation, state',
  suceso: 'event',
  suma: 'sum, total',
  tabla: 'table',
  tajada: 'slice',
  tarde: 'late',
  tarjeta: 'card',
  texto: 'text',
  tiempo: 'time',
  timbre: 'wake-up',
  titulo: 'title',
  todo: 'all',
  tono: 'tone',
  tope: 'limit',
  tramo: 'stretch, run',
  turno: 'lease, turn',
  ultima: 'last',
  veredicto: 'verdict',
  vigilia: 'watch',
  vista: 'view',
  vivo: 'live, open',
  volver: 'back',
};

/** Names that sites import or set, names of the contract and of the probes, and names that databases and backups keep. */
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
  'hechoEl',
  'inscripcionSinVerificar',
  'lectura',
  'situacion',
  'tablas',
]);

/** The attribute of the tags, which has no say in the API. */
const isAttribute = (path: string, name: string): boolean =>
  name === 'titulo' && /^(src|widgets)\//.test(path);

/** `tabla`, `tablas`, `mensajes`, `acciones`, `elegidas`: the table has the singular, and of two genders the masculine. */
const singular = (word: string): string[] => {
  const one = word.replace(/s$/, '');
  return [word, one, word.replace(/es$/, ''), one.replace(/a$/, 'o')];
};

/** Constants, functions and types; parameters with a type; fields of types. */
const DECLARED: readonly RegExp[] = [
  /^\s*(?:export )?(?:async )?(?:const|let|function\*?|class|type|interface) (\$?\w+)/gm,
  /[(,] ?(\w+)\??: (?:string|number|boolean|unknown|readonly)\b|\((\w+)\??: [A-Z]/g,
  /^\s+(?:readonly )?(\w+)\??(?:\([^)\n]*\))?: [^\n]*;$/gm,
  /[{;] (?:readonly )?(\w+)\??: (?:string|number|boolean|unknown|readonly|[A-Z]\w*)[^,{}()\n]*(?=[;}])/g,
];

/** Matches the names that a destructuring takes out: `const { a, b: c } =`, `({ a }) =>`, `for (const [a] of`. */
const TAKEN =
  /\b(?:const|let) ([{[][^;]*?[}\]]) (?:=|of) |\((\{[^(){}]*\})(?=[,):])|,\s*(\{[^(){}]*\})(?=:)/g;

const takenIn = (text: string): string[] =>
  [...text.matchAll(TAKEN)].flatMap(([, declared, first, other]) =>
    [
      ...(declared ?? first ?? other ?? '').matchAll(
        /(?:^|[{[,]|\.{3})\s*(?:\w+: )?(\w+)(?=\s*(?:[,}\]]|=[^>]))/g,
      ),
    ].flatMap(([, found]) => found ?? []),
  );

/** The contract and the tables, whose words stay as they are wherever they are used. */
const OF_CONTRACT = /^(src\/contract|demo\/api\/db\/schema)\//;

/** Gives a line for each name. */
export async function checkNames(): Promise<string[]> {
  return findSpanishNames(await listFiles((path) => CODE.test(path)));
}

export function findSpanishNames(files: readonly SourceFile[]): string[] {
  const kept = new Set([...published, ...files.filter(({ path }) => OF_CONTRACT.test(path)).flatMap(keysIn)]);
  return files.flatMap(({ path, text }) => {
    const name = posix.basename(path).replace(/\..*$/, '');
    const folder = posix.basename(posix.dirname(path));
    const declared = DECLARED.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, found, other]) => found ?? other ?? []),
    );
    const judged = [...new Set([name, folder, ...declared, ...takenIn(text)])].filter(
      (found) => !kept.has(found) && !isAttribute(path, found),
    );
    return judged.flatMap((found) =>
      wordsOf(found).flatMap((word) => {
        const spanish = singular(word).find((form) => Object.hasOwn(instead, form));
        return spanish === undefined ? [] : [`${path}: “${word}” in ${found} is ${instead[spanish]}`];
      }),
    );
  });
}

const keysIn = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/\b(\w+)\??:/g)].flatMap(([, found]) => found ?? []);

/** `FacturasTable` → `facturas`, `table`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
