/** Where an enrolment stands: made in the portal, paid, promoted from the waiting list, or about to be lost. */
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { type Fila, fila } from '../../correo/letter.ts';
import type { Cuerpo } from '../../correo/letters.ts';
import { cifra, type Linea, strong } from '../../correo/line.ts';
import type { Textos } from '../../correo/mailTexts.ts';
import {
  botonInscripcion,
  type CursoContexto,
  cuerpo,
  filasCurso,
  filasNombre,
  type Kept,
  parrafo,
  pasoPagar,
  pasos,
} from './blocks.ts';
import { hasSeat } from './hasSeat.ts';
import { pagarHasta } from './solicitudConocida.ts';

export function inscripcion(aviso: Kept<'inscripcion'>, contexto: CursoContexto): Cuerpo {
  const { t } = contexto;
  const { titulo, intro } = wordsOf(t, aviso.estado);
  const next: Partial<Record<EstadoInscripcion, Linea>> = {
    activa: [t.pasos.calendario],
    pendiente_aprobacion: [t.pasos.respuesta],
    en_espera: [t.pasos.esperar],
  };
  const paso = next[aviso.estado];
  return cuerpo(contexto, { asunto: t.inscripcion.asunto, titulo }, aviso, [
    parrafo(intro, aviso),
    ...(aviso.estado === 'pendiente_pago' ? pasosPago(aviso, contexto) : paso ? [pasos(t, [paso])] : []),
    { tipo: 'botones', botones: [botonInscripcion(contexto, aviso)] },
    {
      tipo: 'datos',
      filas: filasOf(aviso, contexto, [
        fila(t.datos.estado, [t.estados[aviso.estado]]),
        ...(aviso.posicion === undefined ? [] : [fila(t.datos.posicion, [cifra(String(aviso.posicion))])]),
      ]),
    },
  ]);
}

export function promovida(aviso: Kept<'promovida'>, contexto: CursoContexto): Cuerpo {
  const words = contexto.t.promovida;
  const isPaid = aviso.estado === 'activa';
  return cuerpo(contexto, words, aviso, [
    parrafo(isPaid ? words.activa : words.pago, aviso),
    ...(isPaid ? [pasos(contexto.t, [[contexto.t.pasos.calendario]])] : pasosPago(aviso, contexto)),
    { tipo: 'botones', botones: [botonInscripcion(contexto, aviso)] },
    {
      tipo: 'datos',
      filas: filasOf(aviso, contexto, [fila(contexto.t.datos.estado, [contexto.t.estados[aviso.estado]])]),
    },
  ]);
}

export function porCaducar(aviso: Kept<'por_caducar'>, contexto: CursoContexto): Cuerpo {
  const words = contexto.t.por_caducar;
  const fecha = strong(cifra(contexto.f.instante(new Date(aviso.caducaEl))));
  return cuerpo(contexto, words, aviso, [
    parrafo(words.intro, aviso, { fecha }),
    { tipo: 'botones', botones: [botonInscripcion(contexto, aviso)] },
    { tipo: 'datos', filas: filasOf(aviso, contexto, []) },
  ]);
}

interface Debida {
  inscripcion?: string | undefined;
  solicitud?: string | undefined;
  total: number;
  moneda: string;
  caducaEl?: string | undefined;
  enlace?: { valor: number } | undefined;
}

function pasosPago(debida: Debida, contexto: CursoContexto) {
  const { caducaEl } = debida;
  if (caducaEl === undefined) return [];
  const { t } = contexto;
  return [pasos(t, [pasoPagar(contexto, { ...debida, caducaEl }), [t.pasos.calendario]])];
}

function filasOf(
  aviso: Kept<'inscripcion' | 'promovida' | 'por_caducar'>,
  contexto: CursoContexto,
  estado: Fila[],
): Fila[] {
  const { t, f } = contexto;
  const valor = aviso.enlace?.valor ?? aviso.total;
  const isDue = hasSeat(aviso);
  return [
    ...filasNombre(contexto, aviso),
    ...estado,
    ...filasCurso(contexto, aviso),
    { ...fila(t.datos.total, [cifra(f.dinero(aviso.total, aviso.moneda))]), total: true },
    ...(isDue && valor < aviso.total
      ? [fila(t.datos.pagarAhora, [cifra(f.dinero(valor, aviso.moneda))])]
      : []),
    // Whoever waits has nothing to pay: what runs out is the wait.
    ...(isDue ? pagarHasta(aviso.caducaEl, contexto) : []),
  ];
}

function wordsOf(
  { inscripcion: words }: Textos,
  estado: EstadoInscripcion,
): { titulo: string; intro: string } {
  switch (estado) {
    case 'activa':
      return { titulo: words.tituloActiva, intro: words.activa };
    case 'pendiente_pago':
      return { titulo: words.tituloPago, intro: words.pago };
    case 'pendiente_aprobacion':
      return { titulo: words.tituloRevision, intro: words.revision };
    case 'en_espera':
      return { titulo: words.tituloEspera, intro: words.espera };
    default:
      return { titulo: words.tituloFin, intro: words.fin };
  }
}
