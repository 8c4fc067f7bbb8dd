/** Puts what a kind of mail says into the frame that all have: greeting and footer. */

import type { Carta } from './letter.ts';
import type { Contexto, Cuerpo } from './letters.ts';
import { cifra, fill, typed } from './line.ts';
import type { KeptMail } from './mail.ts';

export function frameLetter(
  aviso: KeptMail,
  { motivo, asunto, titulo, bloques }: Cuerpo,
  { t, idioma, institucion }: Contexto,
): Carta {
  const nombre = typed(aviso.nombre);
  return {
    idioma,
    asunto,
    titulo,
    saludo: nombre.dato === '' ? [t.saludoSinNombre] : fill(t.saludo, { nombre }),
    bloques,
    marco: {
      institucion: institucion.nombre,
      boton: t.boton,
      fila: t.fila,
      motivo,
      ayuda: fill(t.pie.ayuda, { correo: cifra(institucion.correo), telefono: cifra(institucion.telefono) }),
    },
  };
}
