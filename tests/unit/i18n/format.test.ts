import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/domain/formatMoney.ts';
import { idiomas, languages } from '../../../src/domain/idiomas.ts';
import { monedas } from '../../../src/domain/moneda.ts';
import { paisCodes, paises } from '../../../src/domain/pais.ts';
import { formatDate, formatDateRange } from '../../../src/i18n/formatDate.ts';
import { formatDateRelative } from '../../../src/i18n/formatDateRelative.ts';
import { formatNumber } from '../../../src/i18n/formatNumber.ts';
import { formatDateTime, formatTime, formatTimeRange } from '../../../src/i18n/formatTime.ts';

/** Intl writes several kinds of space; which one is its own business. */
const plain = (text: string): string => text.replace(/\s/gu, ' ').replace(/[\u200e\u200f]/gu, '');

describe('money', () => {
  const ec = { idioma: 'es', pais: 'EC' } as const;
  const co = { idioma: 'es', pais: 'CO' } as const;
  const write = (...args: Parameters<typeof formatMoney>) => plain(formatMoney(...args));

  it('has the sign alone in the currency of the country, as people write it there', () => {
    expect(write(38667, 'USD', ec)).toBe('$386,67');
    expect(write(123450, 'USD', ec)).toBe('$1.234,50');
    expect(write(138600000, 'COP', co)).toBe('$ 1.386.000');
  });

  it('has the code in another currency', () => {
    expect(write(138600000, 'COP', ec)).toBe('COP 1.386.000');
    expect(write(38667, 'USD', co)).toBe('USD 386,67');
    expect(write(38667, 'EUR', ec)).toBe('EUR 386,67');
  });

  it('has the code if the person sees two currencies, and not if it is the only one', () => {
    expect(write(38667, 'USD', { ...ec, monedas: ['USD', 'COP'] })).toBe('USD 386,67');
    expect(write(138600000, 'COP', { ...ec, monedas: ['USD', 'COP'] })).toBe('COP 1.386.000');
    expect(write(38667, 'USD', { ...ec, monedas: ['USD'] })).toBe('$386,67');
  });

  it('has the sign or the code once in every language', () => {
    for (const idioma of idiomas)
      for (const pais of paisCodes)
        for (const moneda of monedas) {
          const isOwn = moneda === paises[pais].moneda;
          expect(write(123450, moneda, { idioma, pais })).toMatch(
            isOwn ? /^[^$]*\$[^$]*$/u : new RegExp(moneda),
          );
        }
  });

  it('is exact where a float is not', () => {
    expect(write(9007199254740991, 'USD', ec)).toBe('$90.071.992.547.409,91');
    expect(write(-9007199254740991, 'USD', ec)).toBe('−$90.071.992.547.409,91');
  });

  it('shows whole pesos whole, and the cents of pesos when there are any', () => {
    expect(write(120000000, 'COP', co)).toBe('$ 1.200.000');
    expect(write(120000050, 'COP', co)).toBe('$ 1.200.000,50');
  });

  it('has no decimals for a currency without minor unit', () => {
    expect(write(1500, 'CLP', ec)).toBe('CLP 1.500');
  });

  it('isolates the sign and the code in Arabic, so that they stay on their side', () => {
    expect(write(123450, 'USD', { ...ec, idioma: 'ar' })).toBe('1,234.50 \u2066$\u2069');
    expect(write(123450, 'EUR', { ...ec, idioma: 'ar' })).toBe('1,234.50 \u2066EUR\u2069');
  });

  it('may have a plus if it is above zero', () => {
    expect(write(15500, 'USD', ec, 'always')).toBe('+$155,00');
    expect(write(-17500, 'USD', ec, 'always')).toBe('−$175,00');
    expect(write(0, 'USD', ec, 'always')).toBe('$0,00');
    expect(write(15500, 'USD', { ...ec, idioma: 'ar' }, 'always')).toBe('+155.00 \u2066$\u2069');
  });

  it('has its minus before the sign', () => {
    expect(write(-50, 'USD', ec)).toBe('−$0,50');
    expect(write(-5000, 'COP', co)).toBe('−$ 50');
    expect(write(-50, 'USD', { ...ec, monedas: ['USD', 'COP'] })).toBe('−USD 0,50');
  });
});

describe('numbers', () => {
  it('are grouped from four digits on, in Spanish too', () => {
    expect(formatNumber(1234, 'es')).toBe('1.234');
  });

  it('keep Latin digits in Arabic, like the document numbers beside them', () => {
    expect(formatNumber(1234, languages.ar.locale)).toBe('1,234');
  });
});

describe('dates', () => {
  it('are written as day, short month and year, such as 21 nov 2026', () => {
    expect(formatDate('2026-11-21', 'es')).toBe('21 nov 2026');
    expect(formatDate('2026-11-21', languages.en.locale)).toBe('21 Nov 2026');
  });

  it('do not shift with the time zone of whoever looks', () => {
    expect(formatDate('2026-01-01', 'es')).toBe('1 ene 2026');
  });

  it('of an instant are the day at the institution', () => {
    expect(formatDate('2026-11-22T03:00:00Z', 'es')).toBe('21 nov 2026');
  });

  it('can be written out', () => {
    expect(formatDate('2026-11-21', 'es', 'long')).toBe('sábado, 21 de noviembre de 2026');
  });

  it('of a range share what is equal', () => {
    expect(plain(formatDateRange('2026-10-12', '2026-10-16', 'es'))).toMatch(/^12 ?– ?16 oct 2026$/u);
  });
});

describe('relative dates', () => {
  // 23:30 of the 21st at the institution, already the 22nd in UTC.
  const now = new Date('2026-11-22T04:30:00Z');

  it.each([
    ['2026-11-21', 'hoy'],
    ['2026-11-22', 'mañana'],
    ['2026-11-20', 'ayer'],
    ['2026-11-25', 'dentro de 4 días'],
    ['2026-11-16', 'hace 5 días'],
    ['2026-11-29', '29 nov 2026'],
  ])('%s is "%s"', (date, words) => {
    expect(formatDateRelative(date, 'es', now)).toBe(words);
  });

  it('begin with a small letter in every language, since they stand inside sentences', () => {
    for (const { locale } of Object.values(languages)) {
      const words = formatDateRelative('2026-11-22', locale, now);
      expect(words).toBe(words.toLocaleLowerCase(locale));
    }
  });

  it('count the days of an instant on the institution’s calendar', () => {
    expect(formatDateRelative('2026-11-23T02:00:00Z', 'es', now)).toBe('mañana');
  });
});

describe('times', () => {
  const ecuador = { locale: 'es', zona: 'America/Guayaquil' };
  const six = '2026-11-21T23:00:00Z';

  it('are the institution’s, without a zone for whoever has the same clock', () => {
    expect(formatTime(six, ecuador, 'America/Guayaquil')).toBe('18:00');
    expect(formatTime(six, ecuador, 'America/Bogota')).toBe('18:00');
  });

  it('name the zone to whoever lives by another clock', () => {
    expect(plain(formatTime(six, ecuador, 'Europe/Madrid'))).toBe('18:00 hora de Ecuador');
  });

  it('of a range name the zone once', () => {
    expect(plain(formatTimeRange(six, '2026-11-22T01:00:00Z', ecuador, 'Europe/Madrid'))).toMatch(
      /^18:00 ?– ?20:00 hora de Ecuador$/u,
    );
  });

  it('may be written with their date', () => {
    expect(formatDateTime(six, ecuador, 'America/Guayaquil')).toBe('21 nov 2026, 18:00');
  });

  it('name the zone of the institution’s country', () => {
    const colombia = { locale: 'es-CO', zona: 'America/Bogota' };
    expect(plain(formatTime(six, colombia, 'Europe/Madrid'))).toBe('6:00 p. m. hora estándar de Colombia');
  });
});
