/**
 * Converts telephone numbers between E.164 and how people write them: a country and the number as dialled there. The
 * contract decides which numbers are valid.
 */
import { asciiDigits } from '../../domain/documentos/asciiDigits.ts';
import { isPlanned, isTelefono } from '../../domain/isTelefono.ts';
import { withoutMarks } from '../../domain/withoutMarks.ts';
import { callingCodes } from './callingCodes.ts';

export interface Phone {
  /** ISO 3166-1 alpha-2. */
  readonly pais: string;
  /** The number as dialled inside the country, or international with its plus. */
  readonly numero: string;
}

export const homeCountry = 'EC';

/** Numbers of these countries keep a leading zero abroad. Elsewhere it is the trunk prefix and is dropped. */
const keepsZero = new Set(['IT', 'SM', 'VA', 'CI', 'CG', 'GA']);
/** The country to assume for a calling code that several countries share. */
const owners: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

const tidy = (text: string): string => withoutMarks(asciiDigits(text)).replace(/[\s().-]/g, '');

/**
 * `0991234567` in EC → `+593991234567`. A number that begins with `+` or `00` includes its country already, and so does one
 * without a plus that cannot be dialled in the chosen country: `593991234567`. Empty stays empty.
 */
export function toE164({ pais, numero }: Phone): string {
  const digits = tidy(numero).replace(/^00/, '+');
  if (digits === '' || digits.startsWith('+')) return digits;
  const code = callingCodes.get(pais) ?? '';
  const national = `+${code}${keepsZero.has(pais) ? digits : digits.replace(/^0+/, '')}`;
  const whole = `+${digits}`;
  if (isTelefono(national) || !isTelefono(whole)) return national;
  return digits.startsWith(code) || isPlanned(whole) ? whole : national;
}

/** Returns true if the number was typed with its country code but without the plus. */
export function lacksPlus(phone: Phone): boolean {
  const digits = tidy(phone.numero);
  return digits !== '' && toE164(phone) === `+${digits}`;
}

/**
 * Splits a number that includes its country. `likely` wins among countries that share a code (US and CA). Returns undefined
 * for a number without a country or with an unknown one.
 */
export function fromE164(whole: string, likely: string): Phone | undefined {
  const digits = tidy(whole).replace(/^00/, '+');
  if (!/^\+\d{4,}$/.test(digits)) return undefined;
  for (let length = 3; length > 0; length -= 1) {
    const code = digits.slice(1, 1 + length);
    const pais = callingCodes.get(likely) === code ? likely : countryOf(code);
    if (pais !== undefined) return { pais, numero: digits.slice(1 + length) };
  }
  return undefined;
}

function countryOf(code: string): string | undefined {
  if (owners[code]) return owners[code];
  for (const [pais, each] of callingCodes) if (each === code) return pais;
  return undefined;
}
