/** Names the file of a document, whether it is downloaded, mailed or attached. */
export type TipoDocumento = 'factura' | 'nota_credito' | 'recibo';

/** `recibo-REC-000013.pdf`, `nota-credito-001-002-000000007.pdf` */
export const documentoFile = (tipo: TipoDocumento, numero: string): string =>
  `${tipo.replace('_', '-')}-${numero}.pdf`;
