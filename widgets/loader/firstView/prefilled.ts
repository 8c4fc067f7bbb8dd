/** The options of <portal-inscripcion-publica> with which the page fills in the form. */
export const prefilled = 'datos tipoIdentificacion identificacion nombres apellidos correo telefono'.split(
  ' ',
);
