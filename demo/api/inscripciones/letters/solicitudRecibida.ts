/**
 * To the address of an application from the public form. It contains only typed values and public facts, and is the
 * same for a new enrolment and for a person who was already enrolled. So it names no enrolment and promises no seat.
 */
import { buttons, type LetterButton, type LetterRow, note, row } from '../../correo/letter.ts';
import type { LetterBody } from '../../correo/letters.ts';
import { computed, fillLine, type Line, own } from '../../correo/line.ts';
import {
  type CursoLetterContext,
  cursoLetterBody,
  cursosButton,
  cursoTable,
  type Kept,
  nextSteps,
  paragraph,
  payStep,
} from './blocks.ts';
import { hasSeat } from './hasSeat.ts';

type SolicitudMail = Kept<'solicitud_recibida'>;

export function solicitudRecibida(mail: SolicitudMail, context: CursoLetterContext): LetterBody {
  const { t } = context;
  const words = t.solicitud_recibida;
  const { situacion } = mail;
  const isOver = situacion === 'lleno';
  const title = situacion === 'espera' ? words.tituloEspera : isOver ? words.tituloLleno : words.titulo;
  return cursoLetterBody(context, title, mail, [
    paragraph(words[situacion], mail),
    ...(isOver ? [] : [nextSteps(t, stepsOf(mail, context))]),
    buttons(...buttonsOf(mail, context)),
    cursoTable(context, mail, quoteRows(mail, context)),
    ...(isOver ? [] : [note(words.nota)]),
  ]);
}

function stepsOf(mail: SolicitudMail, context: CursoLetterContext): Line[] {
  const { situacion, enlace, cotizacion } = mail;
  const { t, f, verificacion } = context;
  const confirm = verificacion
    ? [fillLine(t.pasos.confirmar, { fecha: computed(f.instante(verificacion.hasta)) })]
    : [];
  const next: Record<typeof situacion, Line[]> = {
    pago: enlace ? [payStep(context, { ...cotizacion, ...enlace, enlace })] : [],
    gratis: [],
    aprobacion: [[t.pasos.respuesta]],
    espera: [[t.pasos.esperar]],
    lleno: [],
  };
  const steps = situacion === 'pago' ? [...next.pago, ...confirm] : [...confirm, ...next[situacion]];
  return [...steps, ...(hasSeat(mail) ? [[t.pasos.calendario]] : [])];
}

function buttonsOf(
  { situacion, enlace }: SolicitudMail,
  { t, pages, verificacion }: CursoLetterContext,
): LetterButton[] {
  if (situacion === 'lleno') return [cursosButton({ t, pages })];
  return [
    // First what has a deadline: the first button is the one that stands out.
    ...(enlace ? [{ text: t.acciones.pagar, url: pages.pago(enlace.codigo) }] : []),
    ...(verificacion ? [{ text: t.acciones.confirmar, url: verificacion.url }] : []),
  ];
}

function quoteRows(mail: SolicitudMail, context: CursoLetterContext): LetterRow[] {
  const { t, f } = context;
  const { moneda, valor, descuento, rebaja, total, desglose, cuotas } = mail.cotizacion;
  const dinero = (amount: number): Line => [computed(f.dinero(amount, moneda))];
  return [
    ...(descuento > 0
      ? [
          row(t.datos.precio, dinero(valor)),
          {
            label: rebaja ? [t.datos.descuento, ' · ', own(rebaja.motivo)] : [t.datos.descuento],
            value: dinero(-descuento),
          },
        ]
      : []),
    { ...row(t.datos.total, dinero(total)), total: true },
    ...(desglose.impuestos > 0 ? [row(t.datos.impuestos, dinero(desglose.impuestos))] : []),
    ...(cuotas.length > 1 && hasSeat(mail)
      ? cuotas.map(({ orden, vence, valor: cuota }) => ({
          label: fillLine(t.datos.cuota, { orden: computed(String(orden)) }),
          // No due date is known before the approval, from which the days are counted.
          value:
            mail.situacion === 'aprobacion'
              ? dinero(cuota)
              : fillLine(t.datos.cuotaValor, {
                  valor: computed(f.dinero(cuota, moneda)),
                  fecha: computed(f.fecha(vence)),
                }),
        }))
      : []),
  ];
}
