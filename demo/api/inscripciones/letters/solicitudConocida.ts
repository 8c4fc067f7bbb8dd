/** To the address with which somebody is enrolled already: the person applied again, or a stranger did in their name. */
import { type Bloque, type Fila, fila } from '../../correo/letter.ts';
import type { Cuerpo } from '../../correo/letters.ts';
import { cifra } from '../../correo/line.ts';
import { botonInscripcion, type CursoContexto, cuerpo, filasCurso, type Kept, parrafo } from './blocks.ts';
import { hasSeat } from './hasSeat.ts';

type Repetida = Kept<'solicitud_repetida'>;
type Ajena = Kept<'solicitud_ajena'>;

export function solicitudRepetida(aviso: Repetida, contexto: CursoContexto): Cuerpo {
  const { t } = contexto;
  const words = t.solicitud_repetida;
  return cuerpo(contexto, words, aviso, [
    parrafo(words.intro, aviso),
    { tipo: 'botones', botones: [botonInscripcion(contexto, aviso)] },
    {
      tipo: 'datos',
      filas: [
        fila(t.datos.inscripcion, [cifra(aviso.inscripcion)]),
        fila(t.datos.estado, [t.estados[aviso.estado]]),
        ...filasCurso(contexto, aviso),
        ...(hasSeat(aviso) ? porPagar(aviso, contexto) : []),
      ],
    },
  ]);
}

function porPagar({ enlace, moneda }: Repetida, contexto: CursoContexto): Fila[] {
  if (!enlace) return [];
  const { t, f } = contexto;
  const valor =
    moneda === undefined ? [] : [fila(t.datos.pagarAhora, [cifra(f.dinero(enlace.valor, moneda))])];
  return [...valor, ...pagarHasta(enlace.caducaEl, contexto)];
}

export function solicitudAjena(aviso: Ajena, contexto: CursoContexto): Cuerpo {
  const { t } = contexto;
  const words = t.solicitud_ajena;
  return cuerpo(contexto, words, aviso, [
    parrafo(words.intro, aviso),
    { tipo: 'nota', linea: [words.nota] } satisfies Bloque,
    { tipo: 'botones', botones: [botonInscripcion(contexto, aviso)] },
    {
      tipo: 'datos',
      filas: [fila(t.datos.inscripcion, [cifra(aviso.inscripcion)]), ...filasCurso(contexto, aviso)],
    },
  ]);
}

/** RFC 3339; no row where nothing runs out. */
export function pagarHasta(caducaEl: string | undefined, { t, f }: CursoContexto) {
  return caducaEl === undefined ? [] : [fila(t.datos.pagarHasta, [cifra(f.instante(new Date(caducaEl)))])];
}
