/** What the page's author filled in for the participant. Single attributes win over the JSON of `datos`. */
import { fromE164, homeCountry } from '../../../features/persona/phone.ts';
import { emptyParticipante, type ParticipanteValues } from '../../../features/persona/valores.ts';

const names = ['tipoIdentificacion', 'identificacion', 'nombres', 'apellidos', 'correo', 'telefono'] as const;

/** @param options of the tag, which has checked them */
export function prefillOf(options: Readonly<Record<string, unknown>>): ParticipanteValues {
  const datos = typeof options.datos === 'object' && options.datos !== null ? options.datos : {};
  const given = Object.fromEntries(
    names
      .map((name) => [name, options[name] ?? Reflect.get(datos, name)] as const)
      .filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const values: ParticipanteValues = { ...emptyParticipante, ...given };
  const whole = fromE164(values.telefono, homeCountry);
  return whole ? { ...values, pais: whole.pais, telefono: whole.numero } : values;
}
