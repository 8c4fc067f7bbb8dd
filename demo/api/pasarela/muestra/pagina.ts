/** The stand-in gateway's payment page. Needs no script; says plainly that no money moves. In Spanish only, like its demo. */
import { html } from 'hono/html';
import { sumValores } from '../../../../src/domain/dinero.ts';
import type { Formatos } from '../../correo/formatos.ts';
import type { Cobro, CobroFactura } from '../cobro.ts';

/** What a person may make the gateway do. */
export const acciones = {
  aprobar: 'Aprobar el pago',
  rechazar: 'Rechazar el pago',
  abandonar: 'Abandonar sin pagar',
  tarde: 'Aprobar, pero avisar dentro de 15 segundos',
  dos_veces: 'Aprobar y avisar dos veces',
} as const;

export type Accion = keyof typeof acciones;

const resultados: Readonly<Record<Accion, string>> = {
  aprobar: 'La pasarela aprobó el pago y avisó a la institución.',
  rechazar: 'La pasarela rechazó el pago. Puede intentarlo de nuevo.',
  abandonar: 'Salió sin pagar. El enlace sigue disponible.',
  tarde: 'La pasarela aprobó el pago y avisará en 15 segundos. Vuelva a cargar esta página entonces.',
  dos_veces: 'La pasarela aprobó el pago y avisó dos veces: se registró una sola.',
};

const motivos = {
  plazo_vencido: 'Este enlace ya caducó. Pida uno nuevo en el portal.',
  estado_final: 'Este enlace fue revocado.',
  factura_sin_saldo: 'Las facturas de este enlace ya no tienen saldo pendiente.',
} as const;

export function renderPagina(
  cobro: Cobro,
  hecha: Accion | undefined,
  { institucion, f }: { institucion: string; f: Formatos },
) {
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pagar a ${institucion}</title>
<link rel="stylesheet" href="/pagar/estilo.css">
</head>
<body>
<main>
<p class="marca">${institucion}</p>
<h1>${titleOf(cobro)}</h1>
${hecha ? html`<p class="resultado" role="status">${resultados[hecha]}</p>` : ''}
${cobro.pagable ? renderPagable(cobro, f) : html`<p>${reasonOf(cobro)}</p>`}
<p class="nota">Pasarela de demostración: no se mueve dinero y no se pide ninguna tarjeta.</p>
</main>
</body>
</html>`;
}

function titleOf(cobro: Cobro): string {
  if (cobro.pagable) return 'Pago de facturas';
  return cobro.estado === 'pagado' ? 'Pago recibido' : 'No hay nada que pagar aquí';
}

function reasonOf(cobro: Extract<Cobro, { pagable: false }>): string {
  const { estado, recibo } = cobro;
  return estado === 'pagado' ? `Gracias. Su recibo es ${recibo}.` : motivos[cobro.code];
}

function renderPagable(cobro: Extract<Cobro, { pagable: true }>, f: Formatos) {
  const { moneda, facturas, valor, caducaEl } = cobro;
  const all = sumValores(facturas.map(({ total }) => total));
  return html`<ul>${facturas.map(
    (una) =>
      html`<li><span>${una.descripcion}<small>${una.referencia}</small>${renderCuotas(una, moneda, f)}</span><b>${f.dinero(una.valor, moneda)}</b></li>`,
  )}</ul>
<p class="total"><span>${valor < all ? 'Se paga ahora' : 'Total'}</span><b>${f.dinero(valor, moneda)}</b></p>
<p class="nota">Disponible hasta el ${f.instante(caducaEl)}.</p>
<form method="post">${Object.entries(acciones).map(
    ([accion, texto]) => html`<button name="accion" value="${accion}">${texto}</button>`,
  )}</form>`;
}

/** Nothing where the link asks for all of it at once. */
function renderCuotas({ valor, total, cuotas }: CobroFactura, moneda: string, f: Formatos) {
  if (cuotas.length < 2 || valor >= total) return '';
  const partes = cuotas.map(
    (cuota) =>
      html`<li>Cuota ${cuota.orden}: ${f.dinero(cuota.valor, moneda)}, hasta el ${f.fecha(cuota.vence)}</li>`,
  );
  return html`<small>El total es ${f.dinero(total, moneda)}, en ${cuotas.length} cuotas:</small><ol>${partes}</ol>`;
}

export function renderNoEncontrado() {
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>Enlace desconocido</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/pagar/estilo.css"></head>
<body><main><h1>Este enlace de pago no existe</h1><p>Revise que la dirección esté completa.</p></main></body></html>`;
}
