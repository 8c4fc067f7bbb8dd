import { PortalInscripcionPublica } from 'portal-clientes';
import type { Curso } from 'portal-clientes/contract/curso';
import type { Participante } from 'portal-clientes/contract/persona';
import 'portal-clientes/define/portal-inscripcion-publica';

/** Records of the contract, in the program's own code. */
export type Place = Pick<Curso, 'id'> & { readonly who?: Participante };

const tag = document.createElement('portal-inscripcion-publica');
if (!(tag instanceof PortalInscripcionPublica)) throw new Error('The tag is not defined.');
tag.apiBase = new URLSearchParams(location.search).get('api') ?? '';
tag.titulo = '2';
tag.datos = { nombres: 'Ana' };
tag.addEventListener('portal-inscripcion', ({ detail }) => {
  const output = document.querySelector('output');
  if (output) output.textContent = detail.solicitud ?? '';
});
window.addEventListener('portal-error', ({ detail }) => console.info(detail.code));
tag.addEventListener('portal-navigate', ({ detail }) => {
  const samp = document.querySelector('samp');
  if (samp) samp.textContent = detail.path;
});
document.querySelector('button')?.addEventListener('click', async () => {
  await tag.reset();
  await tag.focus();
});
document.querySelector('main')?.append(tag);
void tag.whenReady.then((ready) => ready.refresh());
