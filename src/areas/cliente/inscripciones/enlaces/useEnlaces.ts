/** The payment links of an enrolment, the latest first. */
import { useLectura } from '../../../../ui/useLectura.ts';

export const useEnlaces = (numero: string) =>
  useLectura('GET /api/cliente/inscripciones/{id}/enlaces', {
    params: { id: numero },
    query: { limite: 20 },
  });
