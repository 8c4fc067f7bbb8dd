/** Mails about an account: its password, and whose mailbox it has. They say nothing of what the person studies. */
import type { AvisoGuardado } from '../correo/aviso.ts';
import type { Contexto, Cuerpo } from '../correo/contexto.ts';
import { cifra, fill, type Linea } from '../correo/linea.ts';

/** Of the two pages for it, the one that does not send whoever is signed in to the portal. */
const pideEnlace = '/cambiar-clave';

type Cambiada = Extract<AvisoGuardado, { tipo: 'clave_cambiada' }>;

export function claveSolicitada(contexto: Contexto): Cuerpo {
  return conEnlace(contexto.t.clave_solicitada, contexto);
}

export function claveCambiada(aviso: Cambiada, { t, f, paginas }: Contexto): Cuerpo {
  const words = t.clave_cambiada;
  const fecha = cifra(f.instante(new Date(aviso.cambiadaEl)));
  return {
    asunto: [words.asunto],
    titulo: words.titulo,
    bloques: [
      { tipo: 'parrafo', linea: fill(words.intro, { fecha }) },
      { tipo: 'nota', linea: [words.nota] },
      {
        tipo: 'botones',
        botones: [{ texto: words.accion, url: paginas.portal(pideEnlace) }],
      },
    ],
  };
}

export function cuentaVerificar(contexto: Contexto): Cuerpo {
  const { t, paginas, acceso } = contexto;
  if (acceso) return conEnlace(t.cuenta_verificar, contexto);
  const words = t.cuenta_existente;
  return {
    asunto: [words.asunto],
    titulo: words.titulo,
    bloques: [
      { tipo: 'parrafo', linea: [words.intro] },
      {
        tipo: 'botones',
        botones: [
          { texto: words.ingresar, url: paginas.portal('/auth/login') },
          { texto: words.olvido, url: paginas.portal(pideEnlace) },
        ],
      },
      { tipo: 'nota', linea: [words.nota] },
    ],
  };
}

interface Words {
  asunto: string;
  titulo: string;
  intro: string;
  accion: string;
  vence: string;
  nota: string;
}

function conEnlace(words: Words, { f, acceso }: Contexto): Cuerpo {
  if (!acceso) throw new Error('A mail with a link has no link.');
  const vence: Linea = fill(words.vence, { fecha: cifra(f.instante(acceso.hasta)) });
  return {
    asunto: [words.asunto],
    titulo: words.titulo,
    bloques: [
      { tipo: 'parrafo', linea: [words.intro] },
      { tipo: 'botones', botones: [{ texto: words.accion, url: acceso.url }] },
      { tipo: 'parrafo', linea: vence },
      { tipo: 'nota', linea: [words.nota] },
    ],
  };
}
