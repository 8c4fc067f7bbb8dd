/** Every field of a form that enrols which can be wrong, in the order of the page. */

const persona = [
  'tipoIdentificacion',
  'identificacion',
  'nombres',
  'apellidos',
  'razonSocial',
  'correo',
  'telefono',
  'direccion',
];

export const faultyNames: readonly string[] = [
  ...persona.map((campo) => `participante.${campo}`),
  ...persona.map((campo) => `comprador.${campo}`),
  'terminos.version',
];
