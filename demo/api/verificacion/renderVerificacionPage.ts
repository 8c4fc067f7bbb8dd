/**
 * Renders the page behind the link that confirms a mailbox, in the language of the mail. It needs no script. It has a
 * button because many mail systems open every link automatically, and that must not confirm the mailbox.
 */
import { html } from 'hono/html';
import { directionOf, type Idioma, localeOf } from '../../../src/domain/idiomas.ts';
import { computed, fillLine, type Line } from '../correo/line.ts';
import { mailTexts } from '../correo/mailTexts.ts';
import { logo } from '../http/logo.ts';
import { maskCorreo } from '../inscripciones/createSolicitud.ts';
import type { Verificacion } from './verifyCorreo.ts';

type Html = ReturnType<typeof html>;

interface PageContext {
  idioma: Idioma;
  institucion: { nombre: string; correo: string };
  /** The token of the link, for the form. */
  token: string;
  portal(path: `/${string}`): string;
}

export function renderVerificacionPage(verificacion: Verificacion, context: PageContext): Html {
  const { idioma, institucion } = context;
  const { title, body } = contentOf(verificacion, context);
  return html`<!doctype html>
<html lang="${localeOf(idioma)}" dir="${directionOf(idioma)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${institucion.nombre}</title>
<link rel="stylesheet" href="/api/correo/pagina.css">
</head>
<body>
<header>${logo}<bdi>${institucion.nombre}</bdi></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}

function contentOf(verificacion: Verificacion, context: PageContext): { title: string; body: Html } {
  const { pagina: t, acciones: actions } = mailTexts[context.idioma];
  const goTo = (path: `/${string}`, text: string) =>
    html`<p><a class="boton" href="${context.portal(path)}">${text}</a></p>`;
  const toPortal = goTo('/', t.portal);
  // The page where a person can request another link.
  const toPerfil = goTo('/cliente/perfil', t.perfil);
  switch (verificacion.estado) {
    case 'pendiente': {
      const { correo, solicitud } = verificacion;
      const whose = computed(maskCorreo(correo));
      const explanation =
        solicitud === undefined
          ? fillLine(t.explicaCuenta, { correo: whose })
          : fillLine(t.explica, { correo: whose, solicitud: computed(solicitud) });
      return {
        title: t.titulo,
        body: html`<p>${inline(explanation)}</p>
<form method="post" action="/api/correo/verificar">
<input type="hidden" name="token" value="${context.token}">
<input type="hidden" name="idioma" value="${context.idioma}">
<button class="boton">${t.boton}</button>
</form>`,
      };
    }
    case 'hecha': {
      const doneText = fillLine(t.hecho, { correo: computed(maskCorreo(verificacion.correo)) });
      return { title: t.tituloHecho, body: html`<p role="status">${inline(doneText)}</p>${toPortal}` };
    }
    case 'usada':
      return { title: t.tituloUsado, body: html`<p>${t.usado}</p>${toPortal}` };
    case 'anulada':
      return { title: t.tituloAnulado, body: html`<p>${t.anulado}</p>${toPerfil}` };
    case 'vencida': {
      const isCuenta = verificacion.solicitud === undefined;
      const vencido = fillLine(isCuenta ? t.vencidoCuenta : t.vencido, {
        correo: computed(context.institucion.correo),
      });
      const onward = isCuenta ? toPerfil : goTo('/publico/inscripciones', actions.cursos);
      return { title: t.tituloVencido, body: html`<p>${inline(vencido)}</p>${onward}` };
    }
    case 'invalida':
      return { title: t.tituloInvalido, body: html`<p>${t.invalido}</p>${toPerfil}` };
  }
}

function inline(line: Line): Html[] {
  return line.map((piece) => (typeof piece === 'string' ? html`${piece}` : html`<bdi>${piece.value}</bdi>`));
}
