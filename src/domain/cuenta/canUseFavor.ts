/** Amounts of a balance, in minor units. */
interface FavorAndDebt {
  readonly saldoAFavor: number;
  readonly vencido: number;
  readonly porVencer: number;
}

/** Says whether there is credit, and a debt that it can pay. */
export const canUseFavor = ({ saldoAFavor, vencido, porVencer }: FavorAndDebt): boolean =>
  saldoAFavor > 0 && vencido + porVencer > 0;
