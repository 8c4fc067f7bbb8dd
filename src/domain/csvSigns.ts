/** The signs of a CSV file. */
import { numberFormat } from './intl.ts';
import { type Locality, localesIn } from './pais.ts';

export interface CsvSigns {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

/** Those that programs expect, and people who write a decimal point. */
export const pointSigns: CsvSigns = { separator: ',', decimal: '.' };
const commaSigns: CsvSigns = { separator: ';', decimal: ',' };

/** Those of a person: where amounts have a decimal comma, spreadsheets separate cells by semicolons. */
export function csvSignsIn(place: Locality): CsvSigns {
  const parts = numberFormat(localesIn(place).money, {}).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? commaSigns : pointSigns;
}
