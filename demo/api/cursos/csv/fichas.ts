/** Cells with the picture, the teachers, the units and the questions of a course: a line for each, its parts between bars. */
import type { Ficha, Imagen } from '../../../../src/contract/ficha.ts';
import { isWebAddress } from '../../../../src/domain/isWebAddress.ts';
import { CellError, guardFormula, readText } from './cells.ts';

const textMax = 20_000;
const linesMax = 60;

/** Removes what separates lines and parts. */
const plain = (text: string): string => text.replace(/[\s|]+/g, ' ').trim();

const linesOf = (cell: string): string[] =>
  readText(cell, textMax)
    .split(/\s*\n\s*/)
    .filter(Boolean);

/** Throws CellError. */
export function readAddress(text: string): string {
  if (text.length <= 2000 && isWebAddress(text)) return text;
  throw new CellError(`«${text}» no es una dirección; escriba https://… o /ruta`);
}

/** Reads lines of up to `parts` parts, of which the first `needed` must be there. */
function readLines(cell: string, parts: number, needed: number, example: string): string[][] {
  const lines = linesOf(cell);
  if (lines.length > linesMax) throw new CellError(`tiene ${lines.length} líneas; caben ${linesMax}`);
  return lines.map((line) => {
    const found = line.split('|').map((part) => part.trim());
    if (found.length <= parts && found.slice(0, needed).every(Boolean) && found.length >= needed)
      return found;
    throw new CellError(`«${line}» no se entiende; escriba ${example}`);
  });
}

const writeLines = (lines: readonly (readonly (string | undefined)[])[]): string =>
  guardFormula(
    lines
      .map((parts) =>
        parts
          .map((part = '') => plain(part))
          .join(' | ')
          .replace(/[\s|]+$/, ''),
      )
      .join('\n'),
  );

/** The text that the picture's sizes follow: `640x360 https://…`, a line each. */
export const imagen = {
  read(cell: string): Imagen {
    const [alt = '', ...lines] = linesOf(cell);
    const archivos = lines.map((line) => {
      const [, ancho, alto, url] = /^(\d{1,4})\s*[x×]\s*(\d{1,4})\s+(\S+)$/i.exec(line) ?? [];
      if (!(Number(ancho) > 0 && Number(alto) > 0) || url === undefined) {
        throw new CellError(`«${line}» no es un tamaño; escriba 640x360 https://…`);
      }
      return { url: readAddress(url), ancho: Number(ancho), alto: Number(alto) };
    });
    if (archivos.length >= 1 && archivos.length <= 8) return { alt, archivos };
    throw new CellError(
      'necesita lo que se ve y, en las líneas que siguen, de 1 a 8 tamaños: 640x360 https://…',
    );
  },
  write: ({ alt, archivos }: Imagen): string =>
    guardFormula(
      [plain(alt), ...archivos.map(({ ancho, alto, url }) => `${ancho}x${alto} ${url}`)].join('\n'),
    ),
};

export const docentes = {
  read: (cell: string): NonNullable<Ficha['docentes']> =>
    readLines(cell, 3, 1, 'Nombre | una línea | https://foto').map(([nombre = '', linea, foto]) => ({
      nombre,
      ...(linea && { linea }),
      ...(foto && { foto: readAddress(foto) }),
    })),
  write: (value: NonNullable<Ficha['docentes']>): string =>
    writeLines(value.map(({ nombre, linea, foto }) => [nombre, linea, foto])),
};

export const unidades = {
  read: (cell: string): NonNullable<Ficha['unidades']> =>
    readLines(cell, 2, 1, 'Título | texto').map(([titulo = '', texto]) => ({
      titulo,
      ...(texto && { texto }),
    })),
  write: (value: NonNullable<Ficha['unidades']>): string =>
    writeLines(value.map(({ titulo, texto }) => [titulo, texto])),
};

export const preguntas = {
  read: (cell: string): NonNullable<Ficha['preguntas']> =>
    readLines(cell, 2, 2, 'Pregunta | respuesta').map(([pregunta = '', respuesta = '']) => ({
      pregunta,
      respuesta,
    })),
  write: (value: NonNullable<Ficha['preguntas']>): string =>
    writeLines(value.map(({ pregunta, respuesta }) => [pregunta, respuesta])),
};
