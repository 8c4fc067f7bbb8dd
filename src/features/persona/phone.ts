/**
 * A telephone number as people write it, a country and the number that they dial there, to and from E.164. What a valid
 * number is, the contract alone says.
 */
import { asciiDigits } from '../../domain/documentos/digitos.ts';
import { callingCodes } from './callingCodes.ts';

export interface Phone {
  /** ISO 3166-1 alpha-2. */
  readonly pais: string;
  /** As dialled inside the country, or whole with its plus. */
  readonly numero: string;
}

export const homeCountry = 'EC';

/** Numbers of these countries keep a leading zero abroad; everywhere else it is the trunk prefix and goes. */
const keepsZero = new Set(['IT', 'SM', 'VA', 'CI', 'CG', 'GA']);
/** The country that a shared calling code stands for when nothing else is known. */
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

const tidy = (text: string): string => asciiDigits(text.normalize('NFKC')).replace(/[\s().-]/g, '');

/** `0991234567` in EC → `+593991234567`. What begins with `+` or `00` is whole already. Empty stays empty. */
export function toE164({ pais, numero }: Phone): string {
  const digits = tidy(numero).replace(/^00/, '+');
  if (digits === '' || digits.startsWith('+')) return digits;
  const code = callingCodes.get(pais) ?? '';
  if (code === '1' && /^1\d{10}$/.test(digits)) return `+${digits}`;
  return `+${code}${keepsZero.has(pais) ? digits : digits.replace(/^0+/, '')}`;
}

/**
 * Takes a whole number apart. `likely` wins among countries that share a code (US and CA). Undefined where it is not
 * whole or its country is none.
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
