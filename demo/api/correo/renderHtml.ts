/**
 * Renders a letter as HTML for mail programs. It uses tables and inline styles, because many programs support nothing
 * else; a style sheet adds small screens and dark colours. It loads nothing, so nobody learns that the mail was read.
 */
import { html, raw } from 'hono/html';
import { directionOf, localeOf } from '../../../src/domain/idiomas.ts';
import type { Block, Letter, LetterButton, LetterRow } from './letter.ts';
import type { Line } from './line.ts';
import { plain } from './renderText.ts';

type Html = ReturnType<typeof html>;

/** The light colours; the style sheet below has the dark ones. */
const color = {
  accent: '#7635DC',
  tint: '#EBD6FD',
  page: '#F4F6F8',
  card: '#FFFFFF',
  text: '#212B36',
  second: '#637381',
  line: '#DFE3E8',
} as const;
const font = "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: ${color.accent}; }
@media (max-width: 620px) {
  .card { padding: 24px 16px !important; }
  .title { font-size: 22px !important; line-height: 28px !important; }
  .button, .button a { display: block !important; width: auto !important; }
  .row td { display: block !important; width: auto !important; padding-top: 0 !important; text-align: start !important; }
  .row td:first-child { padding: 8px 0 0 !important; border-bottom: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background: #161C24 !important; }
  .card { background: #212B36 !important; }
  .text, .title, .row td { color: #FFFFFF !important; border-color: #454F5B !important; }
  .second, .row td:first-child { color: #C4CDD5 !important; }
  .note { background: #2C2440 !important; }
  .text a, .second a, .other a { color: #B985F4 !important; }
  .other td { border-color: #B985F4 !important; }
}`;

/** Returns a whole document; its title is the subject. */
export async function renderHtml(letter: Letter): Promise<string> {
  const dir = directionOf(letter.idioma);
  const asunto = plain(letter.asunto, dir === 'rtl');
  const intro = letter.blocks.find((block) => block.kind === 'paragraph');
  const preview = intro ? plain(intro.line, dir === 'rtl') : '';
  const start = dir === 'rtl' ? 'right' : 'left';
  const document = await html`<!doctype html>
<html lang="${localeOf(letter.idioma)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${asunto}</title>
<style>${raw(sheet)}</style>
</head>
<body dir="${dir}" style="margin:0;padding:0;background:${color.page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${color.page}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="${start}" class="second" style="${font};padding:0 4px 16px;font-size:14px;line-height:20px;font-weight:600;color:${color.second}">${letter.frame.institucion}</td></tr>
<tr><td align="${start}" class="card" style="background:${color.card};border-top:4px solid ${color.accent};border-radius:16px;padding:32px">
<h1 class="title" style="${font};margin:0 0 16px;font-size:26px;line-height:34px;font-weight:700;color:${color.text}">${letter.title}</h1>
${paragraph(letter.greeting)}
${letter.blocks.map((block) => renderBlock(block, letter, start))}
</td></tr>
<tr><td align="${start}" class="second" style="${font};padding:20px 4px 0;font-size:13px;line-height:20px;color:${color.second}">${inline(letter.frame.help)}<br>${letter.frame.motivo}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return String(document);
}

function renderBlock(block: Block, letter: Letter, start: string): Html {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.line);
    case 'table':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:collapse">${block.rows.map((row) => renderRow(row, start))}</table>`;
    case 'steps':
      return html`<h2 class="text" style="${font};margin:0 0 8px;font-size:18px;line-height:26px;font-weight:700;color:${color.text}">${block.title}</h2>
<ol class="text" style="${font};margin:0 0 24px;padding-${start}:24px;font-size:16px;line-height:24px;color:${color.text}">${block.steps.map((step) => html`<li style="margin:0 0 8px">${inline(step)}</li>`)}</ol>`;
    case 'buttons':
      return renderButtons(block.buttons, letter.frame.button, start);
    case 'note':
      return html`<p class="text note" style="${font};margin:0 0 16px;padding:16px;border-radius:8px;background:${color.tint};font-size:14px;line-height:22px;color:${color.text}">${inline(block.line)}</p>`;
  }
}

function paragraph(line: Line): Html {
  return html`<p class="text" style="${font};margin:0 0 16px;font-size:16px;line-height:24px;color:${color.text}">${inline(line)}</p>`;
}

function inline(line: Line): Html[] {
  return line.map((piece) => {
    if (typeof piece === 'string') return html`${piece}`;
    // A number stays on one line: 001-001-000000027 would otherwise break after a hyphen.
    const whole = /^[\dA-Z-]{1,20}$/.test(piece.value) ? raw(' style="white-space:nowrap"') : '';
    const value = html`<bdi${whole}>${piece.value}</bdi>`;
    return piece.strong ? html`<strong>${value}</strong>` : value;
  });
}

function renderRow({ label, value, total }: LetterRow, start: string): Html {
  const end = start === 'left' ? 'right' : 'left';
  const weight = total ? '700' : '400';
  const cell = `${font};padding:10px 0;border-bottom:1px solid ${color.line};font-size:15px;line-height:22px;font-weight:${weight};vertical-align:top`;
  return html`<tr class="row"><td align="${start}" width="38%" style="${cell};color:${total ? color.text : color.second}">${inline(label)}</td><td align="${end}" style="${cell};color:${color.text};font-variant-numeric:tabular-nums">${inline(value)}</td></tr>`;
}

function renderButtons(buttons: readonly LetterButton[], copy: string, start: string): Html {
  const [first] = buttons;
  return html`${buttons.map((button, i) => {
    const isFirst = i === 0;
    const look = isFirst ? `background:${color.accent};color:#FFFFFF` : `color:${color.accent}`;
    return html`<table role="presentation" class="button${isFirst ? '' : ' other'}" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td align="center" style="border-radius:8px;border:1px solid ${color.accent};${isFirst ? `background:${color.accent}` : ''}"><a href="${button.url}" style="${font};display:inline-block;padding:13px 24px;border-radius:8px;font-size:16px;line-height:20px;font-weight:700;text-decoration:none;${look}">${button.text}</a></td></tr></table>`;
  })}${
    first
      ? html`<p class="second" style="${font};margin:4px 0 24px;font-size:13px;line-height:20px;color:${color.second}" align="${start}">${copy}<br><a href="${first.url}" dir="ltr" style="word-break:break-all;color:${color.accent}">${first.url}</a></p>`
      : ''
  }`;
}
