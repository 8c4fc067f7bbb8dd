// Pages with styles that could reach the tags.
import { type Host, library, script, style, tags, testHosts } from './host.ts';

const styles: readonly Host[] = [
  {
    is: 'resets everything with !important',
    head: style(
      '*, *::before, *::after { margin: 0 !important; padding: 0 !important; border: 0 !important; font: inherit !important; color: #333 !important; box-sizing: content-box !important; list-style: none !important; float: none !important }',
    ),
  },
  { is: 'unsets everything', head: style('body * { all: unset } portal-login { all: unset }') },
  { is: 'has a root of 62.5 %', head: style('html { font-size: 62.5% } body { font-size: 1.6rem }') },
  { is: 'is zoomed', head: style('body { zoom: 1.5 }') },
  { is: 'has a column of 240 px', body: `<div style="inline-size: 240px">${tags}</div>` },
  {
    is: "has Bootstrap's reboot and its open modal",
    head: style(
      '*, *::before, *::after { box-sizing: border-box } button, input, select { margin: 0; font-family: inherit; line-height: inherit } [type=button], button { -webkit-appearance: button } label { display: inline-block } .modal { position: fixed; inset: 0; overflow: auto } .modal-dialog { max-width: 500px; margin: 28px auto; pointer-events: none; transform: none } .modal-content { pointer-events: auto } .collapse:not(.show) { display: none }',
    ),
    body: `<div class="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content">${tags}</div></div></div>${script(
      // Bootstrap's trap: who leaves the modal is brought back.
      "const modal = document.querySelector('.modal'); document.addEventListener('focusin', ({ target }) => { if (target !== document && target !== modal && !modal.contains(target)) modal.focus(); })",
    )}`,
  },
  {
    is: "has Tailwind's preflight",
    head: style(
      '*, ::after, ::before { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } h1, h2 { font-size: inherit; font-weight: inherit } button, input, select, textarea { font: inherit; color: inherit; background-color: transparent; border-radius: 0 } img, svg { display: block; vertical-align: middle } [hidden]:where(:not([hidden=until-found])) { display: none !important }',
    ),
  },
  {
    is: "has jQuery UI's widgets around them",
    head: library('jquery/dist/jquery.min.js'),
    body: `<div class="ui-dialog ui-widget" style="position: absolute; width: 300px; overflow: hidden auto; font-size: 0.9em">${tags}</div>${script('jQuery(document).on("focusin.dialog keydown", (event) => jQuery(event.target).closest(".ui-dialog").trigger("dialogfocus"))')}`,
  },
  { is: 'runs from right to left', htmlAttributes: 'dir="rtl"', lang: 'ar' },
  { is: 'is dark', head: style('html { color-scheme: dark; background: #111; color: #eee }') },
  { is: 'is in English', lang: 'en' },
  { is: 'is in Portuguese', lang: 'pt-BR' },
  { is: 'prints with rules of its own', head: style('@media print { * { display: none !important } }') },
  {
    is: 'has rules for forced colours',
    head: style('@media (forced-colors: active) { * { forced-color-adjust: none; color: red } }'),
  },
];

testHosts('styles', styles);
