/** Puts what a kind of mail says into the frame that all have: greeting and footer. */

import type { Letter } from './letter.ts';
import type { LetterBody, LetterContext } from './letters.ts';
import { computed, fillLine, typed } from './line.ts';
import type { KeptMail } from './mail.ts';

export function frameLetter(
  mail: KeptMail,
  { motivo, asunto, titulo, blocks }: LetterBody,
  { t, idioma, institucion }: LetterContext,
): Letter {
  const nombre = typed(mail.nombre);
  return {
    idioma,
    asunto,
    titulo,
    saludo: nombre.value === '' ? [t.saludoSinNombre] : fillLine(t.saludo, { nombre }),
    blocks,
    frame: {
      institucion: institucion.nombre,
      boton: t.boton,
      fila: t.fila,
      motivo,
      ayuda: fillLine(t.pie.ayuda, {
        correo: computed(institucion.correo),
        telefono: computed(institucion.telefono),
      }),
    },
  };
}
