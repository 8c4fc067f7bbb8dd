/** Bills a seat: writes the invoice at the enrolment's price, and the link that pays the first instalment. */

import type { Comprador } from '../../../src/contract/persona.ts';
import { planCuotas } from '../../../src/domain/cotizacion/planCuotas.ts';
import { splitTax } from '../../../src/domain/cotizacion/splitTax.ts';
import { tiposIdentificacion } from '../../../src/domain/documentos/tipos.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { fullName } from '../../../src/domain/fullName.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { type EnlacePago, insertEnlace } from '../enlaces/insertEnlace.ts';
import { writeDocumento } from '../facturas/writeDocumento.ts';
import type { Moment } from '../http/momentOf.ts';
import type { StoredInscripcion } from './changeEstado.ts';

/** Returns the link, or undefined if nothing has to be paid now. */
export async function bill(
  tx: Db,
  inscripcion: StoredInscripcion,
  { condiciones }: LockedCurso,
  moment: Moment,
): Promise<EnlacePago | undefined> {
  const { estado, caducaEl, total, cursoNombre, cursoCodigo } = inscripcion;
  if (estado !== 'pendiente_pago' || caducaEl === null) return undefined;
  const cuotas = planCuotas(total, condiciones.cuotas ?? 1, dayOf(caducaEl, moment.zona), condiciones.fin);
  const numero = await writeDocumento(
    tx,
    {
      tipo: 'factura',
      inscripcion,
      comprador: compradorOf(inscripcion),
      desglose: splitTax(inscripcion, condiciones.impuesto),
      cuotas,
      descripcion: descripcionOf({ nombre: cursoNombre, codigo: cursoCodigo }, nameOf(inscripcion)),
      subject: `Factura por ${cursoNombre}`,
    },
    moment,
  );
  const valor = cuotas[0]?.valor ?? total;
  const { clienteId, moneda } = inscripcion;
  const enlace = { clienteId, valor, moneda, creadoEl: moment.now, caducaEl };
  const { codigo } = await insertEnlace(tx, enlace, [{ numero, valor }]);
  // Contains only what mails need, because the mail for an unknown person has no more either.
  return { codigo, caducaEl, valor };
}

/** The text for the line of the invoice, and for its link: names first. */
export function descripcionOf(
  { nombre, codigo }: { nombre: string; codigo: string },
  participante: { nombres: string; apellidos: string },
): string {
  return `${nombre} · ${fullName(participante)} (${codigo})`;
}

const nameOf = ({ participanteNombres, participanteApellidos }: StoredInscripcion) => ({
  nombres: participanteNombres,
  apellidos: participanteApellidos,
});

/** The participant is billed if nobody else was named. */
function compradorOf(inscripcion: StoredInscripcion): Comprador {
  return (
    inscripcion.comprador ?? {
      tipoIdentificacion: known(tiposIdentificacion, inscripcion.participanteTipoIdentificacion),
      identificacion: inscripcion.participanteIdentificacion,
      razonSocial: fullName(nameOf(inscripcion)),
      correo: inscripcion.participanteCorreo,
      telefono: inscripcion.participanteTelefono,
    }
  );
}
