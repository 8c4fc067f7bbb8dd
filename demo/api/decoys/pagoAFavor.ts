/** The mail about money that came in for somebody who was enrolled before: it is theirs, and what to do with it. */

import { fila } from '../correo/letter.ts';
import type { Cuerpo } from '../correo/letters.ts';
import { cifra, strong } from '../correo/line.ts';
import type { KeptMail } from '../correo/mail.ts';
import { type CursoContexto, cuerpo, filasCurso, parrafo } from '../inscripciones/letters/blocks.ts';
import type { CursoEnvelope } from '../inscripciones/letters/cursoMail.ts';

export type PagoAFavorMail = CursoEnvelope & {
  tipo: 'pago_a_favor';
  solicitud: string;
  recibo: string;
  /** Minor units. */
  valor: number;
  moneda: string;
};

export function pagoAFavor(aviso: KeptMail<PagoAFavorMail>, contexto: CursoContexto): Cuerpo {
  const { t, f, institucion } = contexto;
  const words = t.pago_a_favor;
  const valor = strong(cifra(f.dinero(aviso.valor, aviso.moneda)));
  return cuerpo(contexto, words, aviso, [
    parrafo(words.intro, aviso, { valor }),
    parrafo(words.sigue, aviso, { correo: cifra(institucion.correo) }),
    {
      tipo: 'datos',
      filas: [
        fila(t.datos.recibo, [cifra(aviso.recibo)]),
        fila(t.datos.solicitud, [cifra(aviso.solicitud)]),
        ...filasCurso(contexto, aviso),
        { ...fila(t.datos.saldoAFavor, [cifra(f.dinero(aviso.valor, aviso.moneda))]), total: true },
      ],
    },
  ]);
}
