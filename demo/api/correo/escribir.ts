/** From an aviso to a letter: which kind is written by which hand, and the frame that all have. */

import { claveCambiada, claveSolicitada, cuentaVerificar } from '../cuentas/cartas.ts';
import { pagoAFavor } from '../decoys/pagoAFavor.ts';
import { anulada, caducada } from '../inscripciones/cartas/fin.ts';
import { inscripcion, porCaducar, promovida } from '../inscripciones/cartas/inscripcion.ts';
import { participante } from '../inscripciones/cartas/participante.ts';
import { solicitudAjena, solicitudRepetida } from '../inscripciones/cartas/solicitudConocida.ts';
import { solicitudRecibida } from '../inscripciones/cartas/solicitudRecibida.ts';
import type { AvisoGuardado } from './aviso.ts';
import type { Carta } from './carta.ts';
import type { Contexto, Cuerpo } from './contexto.ts';
import { cifra, fill, typed } from './linea.ts';

export function escribir(aviso: AvisoGuardado, contexto: Contexto): Carta {
  const { t, idioma, institucion } = contexto;
  const nombre = typed(aviso.nombre);
  return {
    idioma,
    saludo: nombre.dato === '' ? [t.saludoSinNombre] : fill(t.saludo, { nombre }),
    ...cuerpoOf(aviso, contexto),
    marco: {
      institucion: institucion.nombre,
      boton: t.boton,
      fila: t.fila,
      motivo: 'cuentaId' in aviso ? t.pie.motivoCuenta : t.pie.motivo,
      ayuda: fill(t.pie.ayuda, { correo: cifra(institucion.correo), telefono: cifra(institucion.telefono) }),
    },
  };
}

function cuerpoOf(aviso: AvisoGuardado, contexto: Contexto): Cuerpo {
  switch (aviso.tipo) {
    case 'solicitud_recibida':
      return solicitudRecibida(aviso, contexto);
    case 'solicitud_repetida':
      return solicitudRepetida(aviso, contexto);
    case 'solicitud_ajena':
      return solicitudAjena(aviso, contexto);
    case 'inscripcion':
      return inscripcion(aviso, contexto);
    case 'participante':
      return participante(aviso, contexto);
    case 'promovida':
      return promovida(aviso, contexto);
    case 'pago_a_favor':
      return pagoAFavor(aviso, contexto);
    case 'por_caducar':
      return porCaducar(aviso, contexto);
    case 'caducada':
      return caducada(aviso, contexto);
    case 'anulada':
      return anulada(aviso, contexto);
    case 'clave_solicitada':
      return claveSolicitada(contexto);
    case 'clave_cambiada':
      return claveCambiada(aviso, contexto);
    case 'cuenta_verificar':
      return cuentaVerificar(contexto);
  }
}
