/** What letters about a course are made of. */
import type { CursoConSesiones } from '../../calendario/renderCalendario.ts';
import { type Bloque, type Boton, type Fila, fila } from '../../correo/letter.ts';
import type { Contexto, Cuerpo } from '../../correo/letters.ts';
import { cifra, fill, type Linea, own, strong, typed } from '../../correo/line.ts';
import type { KeptMail } from '../../correo/mail.ts';
import type { Textos } from '../../correo/mailTexts.ts';
import type { CursoEnvelope, CursoMail, Reference } from './cursoMail.ts';
import type { Standing } from './hasSeat.ts';

export interface CursoContexto extends Contexto {
  /** The course as it is now; undefined where it is gone. */
  curso: CursoConSesiones | undefined;
  /** Confirms the mailbox of the application that the mail is about. */
  verificacion: { url: string; hasta: Date } | undefined;
}

/** An aviso about a course, as it was kept. */
export type DeCurso = KeptMail<CursoEnvelope & Reference & Standing>;

/** One of the kinds of this folder. */
export type Kept<T extends CursoMail['tipo']> = Extract<KeptMail<CursoMail>, { tipo: T }>;

/** Values that the texts of every kind may name. */
export function valoresDe(aviso: DeCurso) {
  const { nombres, apellidos } = aviso.participante;
  return {
    curso: strong(own(aviso.curso.nombre)),
    participante: strong(typed(`${nombres} ${apellidos}`)),
    ...(aviso.inscripcion ? { inscripcion: cifra(aviso.inscripcion) } : {}),
    ...(aviso.solicitud ? { solicitud: cifra(aviso.solicitud) } : {}),
  };
}

/** A letter about a course: all of them begin alike. */
export function cuerpo(
  { t }: CursoContexto,
  words: { asunto: string; titulo: string },
  aviso: DeCurso,
  bloques: readonly Bloque[],
): Cuerpo {
  const asunto = fill(words.asunto, valoresDe(aviso));
  return { asunto, titulo: words.titulo, bloques, motivo: t.pie.motivo };
}

/** Course, participant, days and place. */
export function filasCurso({ t, f, curso }: CursoContexto, aviso: DeCurso): Fila[] {
  const { participante } = valoresDe(aviso);
  const filas = [
    fila(t.datos.curso, [own(aviso.curso.nombre), ' · ', cifra(aviso.curso.codigo)]),
    fila(t.datos.participante, [{ dato: participante.dato }]),
  ];
  if (!curso) return filas;
  const first = curso.sesiones[0];
  return [
    ...filas,
    fila(t.datos.fechas, [cifra(f.rango(curso.inicio, curso.fin))]),
    ...(first ? [fila(t.datos.primeraClase, [cifra(f.instante(first.inicio))])] : []),
    fila(t.datos.modalidad, [t.modalidades[curso.modalidad]]),
    ...(first?.lugar ? [fila(t.datos.lugar, [own(first.lugar)])] : []),
  ];
}

/** The enrolment, or the application that it goes by. */
export function filasNombre(
  { t }: CursoContexto,
  { inscripcion, solicitud }: { inscripcion?: string | undefined; solicitud?: string | undefined },
): Fila[] {
  return [
    ...(solicitud === undefined ? [] : [fila(t.datos.solicitud, [cifra(solicitud)])]),
    ...(inscripcion === undefined ? [] : [fila(t.datos.inscripcion, [cifra(inscripcion)])]),
  ];
}

/** What is to be paid by when, of an amount that may be paid in instalments: the link asks for the first of them. */
export function pasoPagar({ t, f }: CursoContexto, { total, moneda, caducaEl, enlace }: PorPagar): Linea {
  const valor = enlace?.valor ?? total;
  return fill(valor < total ? t.pasos.pagarCuota : t.pasos.pagar, {
    valor: strong(cifra(f.dinero(valor, moneda))),
    total: strong(cifra(f.dinero(total, moneda))),
    fecha: strong(cifra(f.instante(new Date(caducaEl)))),
  });
}

interface PorPagar {
  total: number;
  moneda: string;
  /** RFC 3339. */
  caducaEl: string;
  enlace?: { valor: number } | undefined;
}

export function parrafo(texto: string, aviso: DeCurso, more: Parameters<typeof fill>[1] = {}): Bloque {
  return { tipo: 'parrafo', linea: fill(texto, { ...valoresDe(aviso), ...more }) };
}

/** To pay where there is a link, else to look at the enrolment. */
export function botonInscripcion(
  { t, paginas }: CursoContexto,
  { inscripcion, enlace }: { inscripcion?: string | undefined; enlace?: { codigo: string } | undefined },
): Boton {
  if (enlace) return { texto: t.acciones.pagar, url: paginas.pago(enlace.codigo) };
  if (inscripcion === undefined)
    return { texto: t.acciones.cursos, url: paginas.portal('/publico/inscripciones') };
  return {
    texto: t.acciones.inscripcion,
    url: paginas.portal(`/cliente/inscripciones/${encodeURIComponent(inscripcion)}`),
  };
}

export function pasos(t: Textos, lineas: readonly Linea[]): Bloque {
  return { tipo: 'pasos', titulo: t.sigue, pasos: lineas };
}
