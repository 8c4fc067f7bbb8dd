/** The total of a document as lists show it: a credit note takes from what is owed. Minor units. */
export const signedTotal = ({
  tipo,
  total,
}: {
  readonly tipo: 'factura' | 'nota_credito';
  readonly total: number;
}): number => (tipo === 'nota_credito' ? -total : total);
