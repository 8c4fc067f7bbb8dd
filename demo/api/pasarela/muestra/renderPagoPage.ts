/** The stand-in gateway's payment page. It looks like the portal, needs no script, and says that no money moves. */

import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { directionOf, type Idioma, localeOf } from '../../../../src/domain/idiomas.ts';
import type { ServerFormats } from '../../http/formatsOf.ts';
import { logo } from '../../http/logo.ts';
import { readTexts } from '../../http/readTexts.ts';
import { cursosText, documentTexts, fillText } from '../../pdf/documentTexts.ts';
import type { Cobro, CobroFactura, CobroRecibo } from '../pasarela.ts';
import type { Action, PageQuery } from './pageQuery.ts';
import type es from './textos/es.json';

/** The texts of the page; the Spanish ones define the keys. */
type PageTexts = Readonly<Record<keyof typeof es, string>>;

export const pageTexts = readTexts<PageTexts>(new URL('./textos/', import.meta.url));

/** The link with its payment, the wait after too many attempts, an unavailable service, or an unknown link. */
export type View =
  | {
      codigo: string;
      cobro: Cobro;
      /** The action that the person just chose. */
      done: Action | undefined;
      /** The receipt, if the person has just paid. */
      paid: CobroRecibo | undefined;
    }
  /** Seconds until the next attempt is allowed. */
  | { seconds: number }
  | { down: true }
  | { desconocido: true };

export interface PageContext {
  institucion: string;
  idioma: Idioma;
  f: ServerFormats;
  /** The page that the person came from. */
  portal: string;
  /** The portal's page of a receipt. */
  recibo(numero: string): string;
  query: PageQuery;
}

type Html = ReturnType<typeof html>;

export function renderPagoPage(view: View, context: PageContext): Html {
  const { institucion, idioma, portal, query } = context;
  const t = pageTexts[idioma];
  const title = [namesOf(view, idioma), fillText(t.titulo, { institucion })].filter(Boolean).join(' · ');
  return html`<!doctype html>
<html lang="${localeOf(idioma)}" dir="${directionOf(idioma)}"${renderLook(query)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/pagar/estilo.css">
${linkDark(query)}</head>
<body>
<header><p>${logo}<bdi>${institucion}</bdi></p></header>
<main>${renderBody(view, t, context)}</main>
<footer><p><b>${t.muestra}.</b> ${t.muestraTexto}</p>${goesBack(view) ? '' : html`<p><a href="${portal}">${t.volver}</a></p>`}</footer>
</body>
</html>`;
}

/** Names what is or was paid, for the tab's title. */
function namesOf(view: View, idioma: Idioma): string | undefined {
  if (!('cobro' in view)) return undefined;
  const { cobro, paid } = view;
  const bought = paid && (paid.recibo.cursos.length > 0 ? paid.recibo.cursos : paid.descripciones.values());
  const names = bought ?? (cobro.payable ? cobro.facturas.map((one) => one.descripcion) : []);
  return cursosText([...new Set(names)], documentTexts[idioma]);
}

/** The look that the person chose in the portal, as attributes. */
const renderLook = ({ tema, contraste, color }: PageQuery): Html[] =>
  Object.entries({ tema, contraste, color }).flatMap(([name, value]) =>
    value === undefined ? [] : [html` data-${name}="${value}"`],
  );

/** Links the dark style sheet. Without a chosen theme, for example after a link in a mail, the device decides. */
const linkDark = ({ tema }: PageQuery): Html | string => {
  if (tema === 'light') return '';
  const media = tema === 'dark' ? 'all' : '(prefers-color-scheme: dark)';
  return html`<link rel="stylesheet" href="/pagar/oscuro.css" media="${media}">`;
};

/** True if the person has paid here and the gateway's notice is still to come. */
export const isWaiting = (view: View) =>
  'cobro' in view &&
  view.cobro.payable &&
  !view.paid &&
  (view.done === 'tarde' || (view.done === 'aprobar' && view.cobro.enProceso !== undefined));

/** True if the message already ends with the link back. */
const goesBack = (view: View) => 'cobro' in view && (!view.cobro.payable || view.paid !== undefined);

function renderBody(view: View, t: PageTexts, context: PageContext): Html {
  if ('desconocido' in view) return message('notice', t.desconocido, t.desconocidoTexto);
  if ('down' in view) return message('failed', t.caido, t.caidoTexto, againLink(t, context));
  if ('seconds' in view) {
    const minutes = Math.ceil(view.seconds / 60);
    return message(
      'failed',
      t.demasiados,
      fillText(t.demasiadosTexto, { minutos: minutes }),
      againLink(t, context),
    );
  }
  const { cobro, done, paid, codigo } = view;
  if (paid) return renderPaid(paid, done === 'dos_veces', codigo, t, context);
  if (!cobro.payable) {
    if (cobro.estado !== 'pagado') {
      const [title, text] =
        cobro.code === 'factura_sin_saldo' ? [t.nada, t[cobro.code]] : [t[cobro.code], t.pidaOtro];
      return message('notice', title, text, backLink(t, context));
    }
    const { recibo } = cobro;
    const thanks = fillText(t.gracias, { recibo: `\u2066${recibo ?? ''}\u2069` });
    const text = done === 'dos_veces' ? `${thanks} ${t.dosVecesTexto}` : thanks;
    // The person with the link may not be the client, so the receipt itself is shown only after signing in.
    const exits = recibo
      ? html`<div class="salidas"><a class="boton" href="${context.recibo(recibo)}">${t.verRecibo}</a><a class="boton suave" href="${context.portal}">${t.volver}</a></div>`
      : backLink(t, context);
    return message('good', t.recibido, text, exits);
  }
  if (isWaiting(view)) {
    return message('waiting', t.espera, t.esperaTexto, html`<a class="boton" href="">${t.comprobar}</a>`);
  }
  // A person who leaves while another payment is undecided may be charged for that one.
  if (done === 'abandonar' && !cobro.enProceso) {
    return message('notice', t.salio, t.salioTexto, againLink(t, context));
  }
  return renderPayable(cobro, done === 'rechazar', t, context);
}

const strokes = {
  good: 'M7 12.5l3.5 3.5L17 9',
  failed: 'M8 8l8 8M16 8l-8 8',
  notice: 'M12 7v6M12 16.5v.1',
  waiting: 'M12 7v5l3 3',
};

/** A message as the whole content. `role="status"` makes screen readers announce the result of the form. */
function message(tone: keyof typeof strokes, title: string, text: string, exit: Html | '' = ''): Html {
  return html`<section class="mensaje ${tone}" role="status">${sign(tone)}
<h1>${title}</h1><p>${text}</p>${exit}</section>`;
}

const sign = (tone: keyof typeof strokes) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="12"/><path d="${strokes[tone]}"/></svg>`;

const againLink = (t: PageTexts, { query }: PageContext) =>
  html`<a class="boton" href="${query.next()}">${t.otraVez}</a>`;
const backLink = (t: PageTexts, { portal }: PageContext) =>
  html`<a class="boton" href="${portal}">${t.volver}</a>`;

function renderPayable(
  cobro: Extract<Cobro, { payable: true }>,
  isRefused: boolean,
  t: PageTexts,
  { f }: PageContext,
): Html {
  const { moneda, facturas, valor, caducaEl, enProceso } = cobro;
  const all = sumValores(facturas.map(({ total }) => total));
  const dinero = (amount: number) => html`<bdi>${f.dinero(amount, moneda)}</bdi>`;
  const button = (action: Action) =>
    html`<button name="accion" value="${action}">${t[action as 'tarde']}</button>`;
  const pay = fillText(enProceso ? t.pagarOtraVez : t.boton, { valor: f.dinero(valor, moneda) });
  return html`${isRefused ? html`<p class="banda rechazo" role="status"><b>${t.rechazado}.</b> ${t.rechazadoTexto}</p>` : ''}
${enProceso ? html`<p class="banda proceso" role="status"><b>${fillText(t.enProceso, { valor: f.dinero(enProceso.valor, enProceso.moneda) })}.</b> ${t.enProcesoTexto}</p>` : ''}
<section class="resumen"><h1>${t.revise}</h1>
<ul>${facturas.map(
    (one) =>
      html`<li><span><span class="texto"><bdi>${one.descripcion}</bdi></span><small><bdi>${one.referencia}</bdi></small></span><b>${dinero(one.valor)}</b>${renderCuotas(one, moneda, t, f)}</li>`,
  )}</ul>
<p class="total"><span>${valor < all ? t.ahora : t.total}</span><b>${dinero(valor)}</b></p></section>
<form method="post"><input type="hidden" name="intento" value="${randomUUID()}">${enProceso ? html`<input type="hidden" name="otra" value="1">` : ''}<button class="pagar${enProceso ? ' otra' : ''}" name="accion" value="aprobar">${pay}</button>
<p>${t.despues}</p><p>${fillText(t.hasta, { instante: f.instante(caducaEl) })}</p>
<button class="salir" name="accion" value="abandonar">${t.abandonar}</button>
<details><summary>${t.otras}</summary>${(['rechazar', 'tarde', 'dos_veces'] as const).map(button)}</details></form>`;
}

/** Shows the receipt of the payment that was just made, with a link to its PDF. */
function renderPaid(
  { recibo, descripciones }: CobroRecibo,
  isTold: boolean,
  codigo: string,
  t: PageTexts,
  context: PageContext,
): Html {
  const { idioma, f, query } = context;
  const doc = documentTexts[idioma];
  const { numero, fecha, medio, referencia, moneda, valor, aplicaciones, sinAplicar } = recibo;
  const dinero = (amount: number) => html`<b><bdi>${f.dinero(amount, moneda)}</bdi></b>`;
  const pdf = `/pagar/${codigo}/recibo.pdf${query.next({ done: 'aprobar', pago: query.pago ?? '' })}`;
  const facts = [
    [doc.fecha, f.fecha(fecha)],
    [doc.medio, doc[medio]],
    [t.referencia, referencia],
  ];
  return html`<section class="recibo"><div class="mensaje good" role="status">${sign('good')}
<h1>${t.recibido}</h1><p>${fillText(t.reciboTitulo, { recibo: `\u2066${numero}\u2069` })}</p>${isTold ? html`<p>${t.dosVecesTexto}</p>` : ''}</div>
<ul>${aplicaciones.map(
    (one) =>
      html`<li><span><span class="texto"><bdi>${descripciones.get(one.factura) ?? ''}</bdi></span><small>${doc.factura} <bdi>${one.factura}</bdi></small></span>${dinero(one.valor)}</li>`,
  )}${sinAplicar > 0 ? html`<li><span>${doc.aFavor}</span>${dinero(sinAplicar)}</li>` : ''}</ul>
<p class="total"><span>${t.total}</span>${dinero(valor)}</p>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>
<div class="salidas"><a class="boton" href="${pdf}">${t.descargar}</a><a class="boton suave" href="${context.portal}">${t.volver}</a></div></section>`;
}

/** Lists the instalments, and says which of them are paid now; empty for an invoice that has one. */
function renderCuotas(
  { total, cuotas }: CobroFactura,
  moneda: string,
  t: PageTexts,
  f: ServerFormats,
): Html | '' {
  if (cuotas.length < 2) return '';
  const parts = cuotas.map(({ orden, valor, vence, covered, now }) => {
    const cuota = fillText(t.cuota, { orden, valor: f.dinero(valor, moneda), fecha: f.fecha(vence) });
    if (now > 0) {
      const said = now < valor ? fillText(t.cuotaParte, { valor: f.dinero(now, moneda) }) : t.ahora;
      return html`<li class="ahora"><span>${cuota}</span> <b>${said}</b></li>`;
    }
    return html`<li><span>${cuota}</span>${covered < valor ? '' : html` <b>${t.cuotaPagada}</b>`}</li>`;
  });
  const plan = fillText(t.enCuotas, { total: f.dinero(total, moneda), cuotas: cuotas.length });
  return html`<div class="cuotas"><small>${plan}</small><ol>${parts}</ol></div>`;
}
