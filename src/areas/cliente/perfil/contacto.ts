/** The contact form's values, and the part of them that has to be sent. */
import type { CambioContacto, Cliente } from '../../../contract/cliente.ts';
import type { Idioma } from '../../../domain/idiomas.ts';
import { normalizeCorreo } from '../../../domain/normalizeCorreo.ts';
import { fromE164, homeCountry, toE164 } from '../../../features/persona/phone.ts';

export interface Contacto {
  readonly correo: string;
  /** ISO 3166-1 alpha-2, of the telephone. */
  readonly pais: string;
  readonly telefono: string;
  readonly direccion: string;
  readonly idioma: Idioma;
}

export type ContactoField = keyof CambioContacto;

export const contactoFields = ['correo', 'telefono', 'direccion', 'idioma'] as const;

export function toContacto({ correo, telefono = '', direccion = '', idioma }: Cliente): Contacto {
  const phone = fromE164(telefono, homeCountry);
  return { correo, pais: phone?.pais ?? homeCountry, telefono: phone?.numero ?? telefono, direccion, idioma };
}

/** Converts the form's values to those of the record: the telephone is in E.164. */
function toRegistro({ correo, pais, telefono, direccion, idioma }: Contacto) {
  const trimmed = { correo: normalizeCorreo(correo), direccion: direccion.trim() };
  return { ...trimmed, telefono: toE164({ pais, numero: telefono }), idioma };
}

/** Returns only fields that differ from the record. A field that was empty and stays empty is not a change. */
export function changesOf(contacto: Contacto, cliente: Cliente): CambioContacto {
  const mine = toRegistro(contacto);
  const entries = contactoFields
    .filter((field) => mine[field] !== (cliente[field] ?? ''))
    .map((field) => [field, mine[field]]);
  return Object.fromEntries(entries);
}

/** Returns whether the record is already as the change would make it. */
export const holds = (cliente: Cliente, change: CambioContacto): boolean =>
  contactoFields.every((field) => change[field] === undefined || change[field] === cliente[field]);
