/** The statement as CSV (RFC 4180) for spreadsheets and programs: one line of the ledger in each, amounts as decimals. */
import { decimalesDe } from '../../../src/domain/dinero.ts';
import type { EstadoDeCuenta } from './estadoDeCuenta.ts';

const columnas = [
  'fecha',
  'tipo',
  'documento',
  'descripcion',
  'debe',
  'haber',
  'saldo',
  'moneda',
  'secuencia',
];

/** With a byte order mark, without which Excel reads accents wrong. */
export function renderCsv({ cuentas }: EstadoDeCuenta): string {
  const lines = cuentas.flatMap(({ movimientos, moneda }) =>
    movimientos.map(({ fecha, tipo, documento, descripcion, debe, haber, saldo, secuencia }) =>
      [
        fecha,
        tipo,
        text(documento),
        text(descripcion),
        decimal(debe, moneda),
        decimal(haber, moneda),
        decimal(saldo, moneda),
        moneda,
        String(secuencia),
      ].join(','),
    ),
  );
  return `\uFEFF${[columnas.join(','), ...lines].join('\r\n')}\r\n`;
}

function text(value: string): string {
  // A spreadsheet would run what begins like a formula; the name of a course may have been typed by anybody.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Exact: no division that could round. */
function decimal(valor: number, moneda: string): string {
  const places = decimalesDe(moneda);
  const digits = String(Math.abs(valor)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = valor < 0 ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}
