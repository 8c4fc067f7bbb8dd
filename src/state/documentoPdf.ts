/** Returns what a button needs to download a document that the institution signs for: the name of the file, and the call. */
import { documentoFile, type TipoDocumento } from '../domain/documentoFile.ts';
import { api } from './api.ts';

export const documentoPdf = (tipo: TipoDocumento, numero: string) => ({
  name: documentoFile(tipo, numero),
  load: (): Promise<Blob> =>
    tipo === 'recibo'
      ? api.file('GET /api/cliente/recibos/{id}', 'application/pdf', { params: { id: numero } })
      : api.file('GET /api/cliente/facturas/{id}', 'application/pdf', { params: { id: numero } }),
});
