/** Every kind of mail that the API sends, as its senders declare them. */
import type { KeptMail as Kept } from '../../../demo/api/correo/mail.ts';
import type { CuentaMail } from '../../../demo/api/cuentas/letters.ts';
import type { PagoAFavorMail } from '../../../demo/api/decoys/pagoAFavor.ts';
import type { CursoMail } from '../../../demo/api/inscripciones/letters/enqueueCursoMail.ts';
import type { ReciboMail } from '../../../demo/api/recibos/reciboMail.ts';

export type Aviso = CursoMail | CuentaMail | PagoAFavorMail | ReciboMail;

/** A mail as it is read from jsonb. */
export type KeptMail = Kept<Aviso>;
