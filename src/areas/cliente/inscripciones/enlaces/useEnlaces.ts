/** The payment links of an enrolment, the latest first. */
import { useRead } from '../../../../ui/useRead.ts';

export const useEnlaces = (numero: string) =>
  useRead('GET /api/cliente/inscripciones/{id}/enlaces', {
    params: { id: numero },
    query: { limite: 20 },
  });
