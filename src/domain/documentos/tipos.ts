/**
 * Kinds of identification, and the codes for why a number is refused or looks odd. The two-digit codes are those of the
 * tax authorities: SRI (Ecuador) for 04–08, DIAN (Colombia) for 13, 22 and 31.
 */

export const tiposIdentificacion = ['05', '04', '06', '08', '13', '22', '31'] as const;

export type TipoIdentificacion = (typeof tiposIdentificacion)[number];

/** The reasons why no such document can exist. */
export const codigosIdentificacion = [
  'identificacion_longitud',
  'identificacion_caracteres',
  'identificacion_provincia',
  'identificacion_digito_verificador',
  'identificacion_establecimiento',
  'identificacion_ceros',
] as const;

export type IdentificacionCode = (typeof codigosIdentificacion)[number];

/** Few documents look like this, but some do. */
export type IdentificacionOddity =
  | 'tercer_digito'
  | 'digito_verificador'
  | 'serie'
  | 'sin_numeros'
  | 'palabra'
  | 'sin_guion';
