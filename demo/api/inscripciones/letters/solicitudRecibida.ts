/**
 * To whoever applied from the public form. It is made of what was typed and of public facts, and goes out alike whether
 * an enrolment came of it or the person was enrolled already; so it names no enrolment and promises no seat.
 */
import { type Bloque, type Boton, type Fila, fila } from '../../correo/letter.ts';
import type { Cuerpo } from '../../correo/letters.ts';
import { cifra, fill, type Linea, own } from '../../correo/line.ts';
import { type CursoContexto, cuerpo, filasCurso, type Kept, parrafo, pasoPagar, pasos } from './blocks.ts';
import { hasSeat } from './hasSeat.ts';

type Aviso = Kept<'solicitud_recibida'>;

export function solicitudRecibida(aviso: Aviso, contexto: CursoContexto): Cuerpo {
  const { t } = contexto;
  const words = t.solicitud_recibida;
  const { situacion } = aviso;
  const isOver = situacion === 'lleno';
  const titulo = situacion === 'espera' ? words.tituloEspera : isOver ? words.tituloLleno : words.titulo;
  return cuerpo(contexto, { asunto: words.asunto, titulo }, aviso, [
    parrafo(words[situacion], aviso),
    ...(isOver ? [] : [pasos(t, pasosOf(aviso, contexto))]),
    { tipo: 'botones', botones: botonesOf(aviso, contexto) },
    { tipo: 'datos', filas: filasOf(aviso, contexto) },
    ...(isOver ? [] : [{ tipo: 'nota', linea: [words.nota] } satisfies Bloque]),
  ]);
}

function pasosOf(aviso: Aviso, contexto: CursoContexto): Linea[] {
  const { situacion, enlace, cotizacion } = aviso;
  const { t, f, verificacion } = contexto;
  const confirm = verificacion
    ? [fill(t.pasos.confirmar, { fecha: cifra(f.instante(verificacion.hasta)) })]
    : [];
  const next: Record<typeof situacion, Linea[]> = {
    pago: enlace ? [pasoPagar(contexto, { ...cotizacion, ...enlace, enlace })] : [],
    gratis: [],
    aprobacion: [[t.pasos.respuesta]],
    espera: [[t.pasos.esperar]],
    lleno: [],
  };
  return [...confirm, ...next[situacion], ...(hasSeat(aviso) ? [[t.pasos.calendario]] : [])];
}

function botonesOf({ situacion, enlace }: Aviso, { t, paginas, verificacion }: CursoContexto): Boton[] {
  if (situacion === 'lleno')
    return [{ texto: t.acciones.cursos, url: paginas.portal('/publico/inscripciones') }];
  return [
    ...(verificacion ? [{ texto: t.acciones.confirmar, url: verificacion.url }] : []),
    ...(enlace ? [{ texto: t.acciones.pagar, url: paginas.pago(enlace.codigo) }] : []),
  ];
}

function filasOf(aviso: Aviso, contexto: CursoContexto): Fila[] {
  const { t, f } = contexto;
  const { moneda, valor, descuento, rebaja, total, desglose, cuotas } = aviso.cotizacion;
  const dinero = (amount: number): Linea => [cifra(f.dinero(amount, moneda))];
  return [
    fila(t.datos.solicitud, [cifra(aviso.solicitud)]),
    ...filasCurso(contexto, aviso),
    ...(descuento > 0
      ? [
          fila(t.datos.precio, dinero(valor)),
          {
            nombre: rebaja ? [t.datos.descuento, ' · ', own(rebaja.motivo)] : [t.datos.descuento],
            valor: dinero(-descuento),
          },
        ]
      : []),
    { ...fila(t.datos.total, dinero(total)), total: true },
    ...(desglose.impuestos > 0 ? [fila(t.datos.impuestos, dinero(desglose.impuestos))] : []),
    ...(cuotas.length > 1 && hasSeat(aviso)
      ? cuotas.map(({ orden, vence, valor: cuota }) => ({
          nombre: fill(t.datos.cuota, { orden: cifra(String(orden)) }),
          valor: fill(t.datos.cuotaValor, {
            valor: cifra(f.dinero(cuota, moneda)),
            fecha: cifra(f.fecha(vence)),
          }),
        }))
      : []),
  ];
}
