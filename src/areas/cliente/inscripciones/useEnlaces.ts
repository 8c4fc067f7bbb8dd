import { useRead } from '../../../ui/hooks/useRead.ts';

/** Reads the payment links of an enrolment, the latest first. @param numero of the enrolment */
export const useEnlaces = (numero: string) =>
  useRead('GET /api/cliente/inscripciones/{id}/enlaces', {
    params: { id: numero },
    query: { limite: 20 },
  });
