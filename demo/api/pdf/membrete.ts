/** What every document of the institution begins and ends with. */
import type { Idioma } from '../../../src/domain/idiomas.ts';
import { directionOf, localeOf } from '../../../src/domain/idiomas.ts';
import type { Institucion } from '../db/institucion.ts';
import { type Formatos, formatosDe } from '../http/formatos.ts';
import { ancho, colores, Hoja, margen } from './hoja.ts';
import { fill, type Textos, textosDocumento } from './textos.ts';

/** For whom a document is written, and when. */
export interface Contexto {
  institucion: Institucion;
  idioma: Idioma;
  now: Date;
}

/** A finished document. */
export interface Documento {
  body: Uint8Array<ArrayBuffer>;
  /** BCP 47 */
  idioma: string;
}

export interface Papel {
  hoja: Hoja;
  t: Textos;
  f: Formatos;
  /** BCP 47 tag of the words. */
  idioma: string;
  cerrar(): Promise<Uint8Array<ArrayBuffer>>;
}

/** `titulo` and `numero` stand at the right of the letterhead; `sello` under them, where the document is void. */
export function abrirPapel(
  contexto: Contexto,
  titulo: (t: Textos) => string,
  numero: string,
  sello?: (t: Textos) => string,
): Papel {
  const { institucion, now } = contexto;
  const { idioma } = contexto;
  const t = textosDocumento[idioma];
  const f = formatosDe(idioma, institucion.zonaHoraria);
  const lang = localeOf(idioma);
  const hoja = new Hoja({
    titulo: `${titulo(t)} ${numero}`,
    autor: institucion.nombre,
    idioma: lang,
    rtl: directionOf(idioma) === 'rtl',
    creado: now,
  });
  encabezar(hoja, institucion);
  const derecha = { alinear: 'fin' } as const;
  const x = margen + ancho * 0.62;
  const w = ancho * 0.38;
  hoja.escribir(titulo(t), x, margen, w, { ...derecha, tamano: 16, peso: 700 });
  hoja.escribir(numero, x, margen + 24, w, { ...derecha, tamano: 11, color: colores.tenue });
  if (sello)
    hoja.escribir(sello(t), x, margen + 42, w, { ...derecha, tamano: 12, peso: 700, color: colores.alerta });
  hoja.y = margen + 74;
  hoja.regla();
  const emitido = `${institucion.nombre} · ${fill(t.emitido, { instante: f.instante(now) })}`;
  const cerrar = () => hoja.cerrar((n, total) => [emitido, fill(t.pagina, { n, total })]);
  return { hoja, t, f, idioma: lang, cerrar };
}

function encabezar(hoja: Hoja, { nombre, identificacion, direccion, correo, telefono }: Institucion): void {
  const lado = 40;
  // The mark of demo/site/comun/logo.svg, on its grid of 48.
  hoja.dibujar((doc) => {
    doc.translate(hoja.desde(margen, lado), margen).scale(lado / 48);
    doc.roundedRect(0, 0, 48, 48, 12).fill(colores.acento);
    doc.lineWidth(4).lineCap('round');
    doc.path('M14 36V21a10 10 0 0 1 20 0v15').stroke('#ffffff');
    doc.path('M24 36V24').stroke('#00acba');
    doc.circle(24, 18.5, 2.6).fill('#ffffff');
  });
  const x = margen + lado + 12;
  const w = ancho * 0.6 - lado - 12;
  let y = margen;
  y += hoja.escribir(nombre, x, y, w, { tamano: 10.5, peso: 700, lineasMax: 2 });
  for (const linea of [identificacion, direccion, `${correo} · ${telefono}`]) {
    y += hoja.escribir(linea, x, y, w, { tamano: 7.5, color: colores.tenue, lineasMax: 1 });
  }
}

/** Pairs of label and value in two columns. Values that are empty are left out. */
export function datos(hoja: Hoja, pares: readonly (readonly [string, string | undefined])[]): void {
  const given = pares.filter((par): par is readonly [string, string] => Boolean(par[1]));
  const mitad = ancho / 2;
  for (let i = 0; i < given.length; i += 2) {
    hoja.asegurar(64);
    const altos = given.slice(i, i + 2).map(([rotulo, valor], k) => {
      const x = margen + k * mitad;
      const alto = hoja.escribir(rotulo, x, hoja.y, mitad - 12, { tamano: 7.5, color: colores.tenue });
      return alto + hoja.escribir(valor, x, hoja.y + alto, mitad - 12, { tamano: 9.5, lineasMax: 4 });
    });
    hoja.y += Math.max(...altos) + 7;
  }
  hoja.y += 6;
}
