/** Every kind of mail that the API sends, as its senders declare them. */
import type { AvisoGuardado as Kept } from '../../../demo/api/correo/mail.ts';
import type { AvisoCuenta } from '../../../demo/api/cuentas/letters.ts';
import type { AvisoPagoAFavor } from '../../../demo/api/decoys/pagoAFavor.ts';
import type { AvisoCurso } from '../../../demo/api/inscripciones/letters/cursoMail.ts';

export type Aviso = AvisoCurso | AvisoCuenta | AvisoPagoAFavor;

/** As jsonb gives it back. */
export type AvisoGuardado = Kept<Aviso>;
