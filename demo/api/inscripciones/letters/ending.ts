/** The end of an enrolment: it ran out, or it was cancelled, and what became of the money. */
import { type Bloque, type Fila, fila } from '../../correo/letter.ts';
import type { Cuerpo } from '../../correo/letters.ts';
import { cifra, fill } from '../../correo/line.ts';
import {
  botonInscripcion,
  type CursoContexto,
  cuerpo,
  filasCurso,
  filasNombre,
  type Kept,
  parrafo,
  valoresDe,
} from './blocks.ts';

export function caducada(aviso: Kept<'caducada'>, contexto: CursoContexto): Cuerpo {
  const { t, paginas } = contexto;
  const words = t.caducada;
  const waited = aviso.motivo === 'espera';
  return {
    asunto: fill(aviso.solicitud ? words.asuntoSolicitud : words.asunto, valoresDe(aviso)),
    motivo: t.pie.motivo,
    titulo: waited ? words.tituloEspera : words.tituloPago,
    bloques: [
      parrafo(waited ? words.espera : words.pago, aviso),
      ...(waited ? [] : [{ tipo: 'nota', linea: [words.notaPago] } satisfies Bloque]),
      {
        tipo: 'botones',
        botones: [{ texto: t.acciones.cursos, url: paginas.portal('/publico/inscripciones') }],
      },
      {
        tipo: 'datos',
        filas: [...filasNombre(contexto, aviso), ...filasCurso(contexto, aviso)],
      },
    ],
  };
}

export function anulada(aviso: Kept<'anulada'>, contexto: CursoContexto): Cuerpo {
  const { t, f } = contexto;
  const words = t.anulada;
  const amount = (nombre: string, valor: number): Fila[] =>
    valor > 0 ? [fila(nombre, [cifra(f.dinero(valor, aviso.moneda))])] : [];
  return cuerpo(contexto, words, aviso, [
    parrafo(aviso.liberaCupo === false ? words.introEspera : words.intro, aviso),
    ...(aviso.anulaFactura ? [parrafo(words.sinFactura, aviso)] : []),
    ...(aviso.saldoAFavor > 0 ? [parrafo(words.aFavor, aviso)] : []),
    {
      tipo: 'datos',
      filas: [
        fila(t.datos.inscripcion, [cifra(aviso.inscripcion)]),
        ...filasCurso(contexto, aviso),
        ...amount(t.datos.retencion, aviso.retencion),
        ...amount(t.datos.notaCredito, aviso.notaCredito),
        ...amount(t.datos.saldoAFavor, aviso.saldoAFavor),
      ],
    },
    { tipo: 'nota', linea: [words.nota] },
    { tipo: 'botones', botones: [botonInscripcion(contexto, aviso)] },
  ]);
}
