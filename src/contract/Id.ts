/** In a file of its own: every page's session needs it, and none of the other fields. */
import * as v from 'valibot';

/** An identifier or document number of ours: opaque to the client. */
export const Id = v.pipe(
  v.string('requerido'),
  v.minLength(1, 'requerido'),
  v.maxLength(64, 'demasiado_largo'),
);
