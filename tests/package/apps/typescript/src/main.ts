import { PortalInscripcionPublica } from 'portal-clientes';
import 'portal-clientes/define/portal-inscripcion-publica';

const tag = document.createElement('portal-inscripcion-publica');
if (!(tag instanceof PortalInscripcionPublica)) throw new Error('The tag is not defined.');
tag.apiBase = new URLSearchParams(location.search).get('api') ?? '';
tag.titulo = '2';
tag.datos = { nombres: 'Ana' };
tag.addEventListener('portal-inscripcion', ({ detail }) => {
  const output = document.querySelector('output');
  if (output) output.textContent = detail.solicitud ?? '';
});
document.querySelector('main')?.append(tag);
