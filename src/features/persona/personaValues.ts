/** The values of the fields about a person, and their conversion to the contract's types. Used by every form that enrols. */
import type { CompradorNuevo, ParticipanteNuevo, TipoIdentificacion } from '../../contract/persona.ts';
import { withoutMarks } from '../../domain/withoutMarks.ts';
import { homeCountry, toE164 } from './phone.ts';

interface PersonaValues {
  tipoIdentificacion: TipoIdentificacion;
  identificacion: string;
  correo: string;
  /** The country of the telephone, ISO 3166-1 alpha-2. */
  pais: string;
  telefono: string;
}

export interface ParticipanteValues extends PersonaValues {
  nombres: string;
  apellidos: string;
  /** The person says that they have one name; `apellidos` is then empty, and sent as null. */
  hasOneName: boolean;
}

export interface CompradorValues extends PersonaValues {
  razonSocial: string;
  direccion: string;
}

const emptyPersona = { identificacion: '', correo: '', pais: homeCountry, telefono: '' };

export const emptyParticipante: Readonly<ParticipanteValues> = {
  ...emptyPersona,
  tipoIdentificacion: '05',
  nombres: '',
  apellidos: '',
  hasOneName: false,
};

export const emptyComprador: Readonly<CompradorValues> = {
  ...emptyPersona,
  tipoIdentificacion: '04',
  razonSocial: '',
  direccion: '',
};

/** Fixes the order of the properties and removes invisible characters, so that the same person is always the same text. */
export function toParticipante(values: ParticipanteValues): ParticipanteNuevo {
  const { tipoIdentificacion, identificacion, nombres, apellidos, hasOneName, correo, pais, telefono } =
    values;
  return {
    tipoIdentificacion,
    identificacion,
    nombres: withoutMarks(nombres),
    apellidos: hasOneName ? null : withoutMarks(apellidos),
    correo: withoutMarks(correo),
    telefono: toE164({ pais, numero: telefono }),
  };
}

/** Omits address and telephone if they are empty. */
export function toComprador(values: CompradorValues): CompradorNuevo {
  const { tipoIdentificacion, identificacion, razonSocial, correo, direccion, pais, telefono } = values;
  const numero = toE164({ pais, numero: telefono });
  return {
    tipoIdentificacion,
    identificacion,
    razonSocial: withoutMarks(razonSocial),
    correo: withoutMarks(correo),
    ...(direccion.trim() !== '' && { direccion: withoutMarks(direccion) }),
    ...(numero !== '' && { telefono: numero }),
  };
}
