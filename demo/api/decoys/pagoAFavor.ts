/** To who paid for somebody that was enrolled before: the money is theirs, and what to do with it. */
import {
  type Contexto,
  type Cuerpo,
  cuerpo,
  type DeCurso,
  fila,
  filasCurso,
  parrafo,
} from '../correo/contexto.ts';
import { cifra, strong } from '../correo/linea.ts';

export function pagoAFavor(aviso: Extract<DeCurso, { tipo: 'pago_a_favor' }>, contexto: Contexto): Cuerpo {
  const { t, f, institucion } = contexto;
  const words = t.pago_a_favor;
  const valor = strong(cifra(f.dinero(aviso.valor, aviso.moneda)));
  return cuerpo(words, aviso, [
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
