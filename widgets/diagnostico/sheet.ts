const css = `
:host{all:initial!important;position:fixed!important;inset:0 0 0 auto!important;inline-size:min(480px,100%)!important;
block-size:100%!important;margin:0!important;padding:0!important;border:0!important;
background:transparent!important;display:block!important;overflow:visible!important}
*{box-sizing:border-box;margin:0}
[role=dialog]{block-size:100%;overflow:auto;padding:0 24px 24px;background:Canvas;color:CanvasText;color-scheme:light dark;
font:16px/24px system-ui,sans-serif;border-inline-start:1px solid GrayText;box-shadow:0 0 32px rgb(0 0 0/.24)}
[role=dialog]:focus{outline:none}
header{position:sticky;inset-block-start:0;display:flex;align-items:center;justify-content:space-between;gap:16px;
padding-block:16px;background:Canvas}
h2{font-size:20px;line-height:28px}
h3{margin-block:24px 8px;font-size:14px;line-height:20px}
.summary{font-weight:600}
ul{display:grid;gap:12px;padding:0;list-style:none}
li{display:grid;grid-template-columns:24px 1fr;gap:12px;align-items:start}
li p{overflow-wrap:anywhere}
.title{font-weight:600}
.ok .title{font-weight:400}
.mark{display:grid;place-items:center;inline-size:24px;block-size:24px;border-radius:50%;font-size:14px;font-weight:700;color:#fff}
.ok .mark{background:#007b55}
.warning .mark{background:#8a4b08}
.fault .mark{background:#b71d18}
.line{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-block-start:8px}
code{flex:1 1 200px;padding:8px 12px;border:1px solid GrayText;border-radius:8px;font:14px/20px ui-monospace,monospace;
overflow-wrap:anywhere;user-select:all}
button{min-block-size:44px;padding:8px 16px;border:1px solid currentColor;border-radius:8px;background:transparent;color:inherit;
font:600 14px/20px system-ui,sans-serif;cursor:pointer}
button:hover{background:color-mix(in srgb,currentColor 8%,transparent)}
button:focus-visible,textarea:focus-visible{outline:2px solid;outline-offset:2px}
textarea{inline-size:100%;font:14px/20px ui-monospace,monospace}
footer{display:flex;flex-wrap:wrap;gap:12px;margin-block-start:32px}
@media print{:host{display:none!important}}`;

/** Styles the panel: as wide as a phone on a phone, a column beside the page elsewhere. */
export function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}
