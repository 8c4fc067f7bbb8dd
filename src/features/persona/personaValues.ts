/** What the fields about a person hold, and how that becomes what the contract takes. Used by every form that enrols. */
import type { CompradorNuevo, ParticipanteNuevo, TipoIdentificacion } from '../../contract/persona.ts';
import { homeCountry, toE164 } from './phone.ts';

export interface ParticipanteValues {
  tipoIdentificacion: TipoIdentificacion;
  identificacion: string;
  nombres: string;
  apellidos: string;
  correo: string;
  /** Of the telephone: ISO 3166-1 alpha-2. */
  pais: string;
  telefono: string;
}

export interface CompradorValues {
  tipoIdentificacion: TipoIdentificacion;
  identificacion: string;
  razonSocial: string;
  correo: string;
  direccion: string;
  pais: string;
  telefono: string;
}

export const emptyParticipante: Readonly<ParticipanteValues> = {
  tipoIdentificacion: '05',
  identificacion: '',
  nombres: '',
  apellidos: '',
  correo: '',
  pais: homeCountry,
  telefono: '',
};

export const emptyComprador: Readonly<CompradorValues> = {
  tipoIdentificacion: '04',
  identificacion: '',
  razonSocial: '',
  correo: '',
  direccion: '',
  pais: homeCountry,
  telefono: '',
};

/** The names in one order, wherever the values come from: the same person is the same text. */
export function toParticipante(values: ParticipanteValues): ParticipanteNuevo {
  const { tipoIdentificacion, identificacion, nombres, apellidos, correo, pais, telefono } = values;
  return {
    tipoIdentificacion,
    identificacion,
    nombres,
    apellidos,
    correo,
    telefono: toE164({ pais, numero: telefono }),
  };
}

/** Address and telephone are left out where they are empty. */
export function toComprador(values: CompradorValues): CompradorNuevo {
  const { tipoIdentificacion, identificacion, razonSocial, correo, direccion, pais, telefono } = values;
  const numero = toE164({ pais, numero: telefono });
  return {
    tipoIdentificacion,
    identificacion,
    razonSocial,
    correo,
    ...(direccion.trim() !== '' && { direccion }),
    ...(numero !== '' && { telefono: numero }),
  };
}
