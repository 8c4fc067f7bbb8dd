/**
 * Checks the code or the declaration that a person sends to get a discount. Wrong codes are limited by network address,
 * by account and by course, so that nobody guesses one. Right codes do not count.
 */

import {
  type Condicion,
  type CondicionPresentada,
  judgeCondicion,
} from '../../../src/domain/cotizacion/condicion.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import type { ApiConfig, Limite } from '../config.ts';
import type { Acceso, Services } from '../http/context.ts';
import { isSameSecret } from '../http/isSameSecret.ts';
import { ProblemError } from '../http/problem.ts';
import { networkOf } from '../limites/networkOf.ts';
import { giveBack, take } from '../limites/take.ts';
import type { LockedCurso } from './lockCurso.ts';

interface Presented {
  curso: LockedCurso;
  condicion: CondicionPresentada | undefined;
  who: Acceso | undefined;
  /** The caller's address, from http/clientAddress.ts. */
  address: string;
  now: Date;
}

/**
 * Returns the condition to store; undefined if the person sent none. Throws 422 descuento_no_disponible or
 * codigo_incorrecto, and 429 demasiados_intentos with Retry-After before it compares a code.
 */
export async function checkCondicion(
  {
    database: { db },
    config: { limites },
    institucion,
  }: Pick<Services, 'database' | 'config' | 'institucion'>,
  { curso, condicion, who, address, now }: Presented,
): Promise<Condicion | undefined> {
  if (!condicion) return undefined;
  const tries = condicion.tipo === 'codigo' ? triesOf({ curso, who, address }, limites) : [];
  for (const { kind, subject, limite } of tries) await take(db, kind, subject, limite, now);
  const today = dayOf(now, institucion.zonaHoraria);
  const judged = judgeCondicion(curso.condiciones, condicion, today, (codigo) =>
    isSameSecret(codigo, curso.descuentoCodigo),
  );
  if (judged.ok || judged.code !== 'codigo_incorrecto')
    for (const { kind, subject } of tries) await giveBack(db, kind, subject);
  if (judged.ok) return judged.value;
  throw new ProblemError(judged.code, {
    errors: [{ pointer: `/condicion/${condicion.tipo}`, code: judged.code }],
  });
}

/** A guess of a code, as one of the limits counts it. */
interface Try {
  kind: string;
  /** The account or network whose guesses are counted together. */
  subject: string;
  limite: Limite;
}

function triesOf(
  { curso, who, address }: Pick<Presented, 'curso' | 'who' | 'address'>,
  limites: ApiConfig['limites'],
): Try[] {
  const ofCuenta: Try[] = who
    ? [{ kind: 'codigo-cuenta', subject: who.cuentaId, limite: limites.codigoCuenta }]
    : [];
  return [
    { kind: 'codigo-direccion', subject: networkOf(address), limite: limites.codigoDireccion },
    ...ofCuenta,
    { kind: 'codigo-curso', subject: curso.id, limite: limites.codigoCurso },
  ];
}
