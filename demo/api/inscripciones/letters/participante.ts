/** To who takes part, where the client reads another mailbox: the course and where the enrolment stands, nothing of money. */
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import type { Cuerpo } from '../../correo/letters.ts';
import type { Textos } from '../../correo/mailTexts.ts';
import { type CursoContexto, cuerpo, filasCurso, filasNombre, type Kept, parrafo, pasos } from './blocks.ts';
import { hasSeat } from './hasSeat.ts';

type Aviso = Kept<'participante'>;

export function participante(aviso: Aviso, contexto: CursoContexto): Cuerpo {
  const { t } = contexto;
  const { titulo, intro } = wordsOf(t, aviso.estado);
  return cuerpo(contexto, { asunto: t.participante.asunto, titulo }, aviso, [
    parrafo(intro, aviso),
    ...(hasSeat(aviso) ? [pasos(t, [[t.pasos.calendario]])] : []),
    { tipo: 'datos', filas: [...filasNombre(contexto, aviso), ...filasCurso(contexto, aviso)] },
    { tipo: 'nota', linea: [t.participante.nota] },
  ]);
}

function wordsOf(
  { inscripcion, participante: words }: Textos,
  estado: EstadoInscripcion,
): { titulo: string; intro: string } {
  switch (estado) {
    case 'activa':
      return { titulo: inscripcion.tituloActiva, intro: inscripcion.activa };
    case 'pendiente_pago':
      return { titulo: inscripcion.tituloPago, intro: words.reserva };
    case 'pendiente_aprobacion':
      return { titulo: inscripcion.tituloRevision, intro: inscripcion.revision };
    case 'en_espera':
      return { titulo: inscripcion.tituloEspera, intro: inscripcion.espera };
    default:
      return { titulo: inscripcion.tituloFin, intro: words.fin };
  }
}
