/** The forty courses of the demo, and earlier and parallel editions of them for a big database. */
import { addDays } from '../../../src/domain/fechas.ts';
import { between, chance, pick } from './azar.ts';
import { planFechas } from './calendario.ts';
import { cancelados, cerrados, enCurso, finalizados } from './catalogo/pasados.ts';
import { abiertos, llenos, programados } from './catalogo/proximos.ts';
import type { Ficha, Momento } from './catalogo/tipos.ts';
import type { CursoHecho } from './historia/hechos.ts';
import { type Mundo, momentOf } from './historia/mundo.ts';

const catalogo: readonly (readonly [Momento, readonly Ficha[]])[] = [
  ['finalizado', finalizados],
  ['en_curso', enCurso],
  ['cerrado', cerrados],
  ['lleno', llenos],
  ['abierto', abiertos],
  ['programado', programados],
  ['cancelado', cancelados],
];

/** No limit of seats in the catalogue is plenty of seats here. */
const plenty = 1_000_000;

export function planCursos(mundo: Mundo, extra: number): CursoHecho[] {
  const cursos = catalogo.flatMap(([momento, fichas]) => fichas.map((ficha) => plan(mundo, ficha, momento)));
  const fichas = [...finalizados, ...enCurso, ...cerrados, ...abiertos].filter(
    (ficha) => !ficha.requiereAprobacion,
  );
  for (let i = 0; i < extra; i += 1) {
    const momento = chance(mundo.azar, 82)
      ? 'finalizado'
      : pick(mundo.azar, ['en_curso', 'cerrado', 'abierto'] as const);
    const atras = momento === 'finalizado' ? between(mundo.azar, 0, 900) : 0;
    cursos.push(plan(mundo, pick(mundo.azar, fichas), momento, atras));
  }
  return giveCodes(cursos);
}

function plan(mundo: Mundo, ficha: Ficha, momento: Momento, atras = 0): CursoHecho {
  const { azar, hoy } = mundo;
  const fechas = planFechas(azar, ficha, momento, hoy, atras);
  return {
    ...fechas,
    id: azar.string.uuid(),
    codigo: '',
    ficha,
    modalidad: ficha.modalidad,
    momento,
    ...(momento === 'cancelado' ? { canceladoEl: momentOf(mundo, addDays(hoy, -2)) } : {}),
    ...(ficha.descuento ? { descuentoHasta: addDays(fechas.inscripcionHasta, -3) } : {}),
    libres: ficha.cupo ?? plenty,
    ocupadoPor: new Set(),
    ultima: 0,
    espera: 0,
  };
}

/** EXT-2026-014: by year and in order of beginning. */
function giveCodes(cursos: CursoHecho[]): CursoHecho[] {
  const counts = new Map<string, number>();
  for (const curso of cursos.toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1))) {
    const year = curso.inicio.slice(0, 4);
    const n = (counts.get(year) ?? 0) + 1;
    counts.set(year, n);
    curso.codigo = `EXT-${year}-${String(n).padStart(3, '0')}`;
  }
  return cursos;
}
