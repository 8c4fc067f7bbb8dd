/** What a tax number is called, in every language: RUC in Ecuador, NIT in Colombia. Undefined for other identifications. */
export const taxNumberName = (tipo: string | null | undefined): string | undefined =>
  tipo === '04' ? 'RUC' : tipo === '31' ? 'NIT' : undefined;
