/**
 * Checks that documents that name each other agree: invoices and receipts, credit notes, enrolments, and the ledger (api.md,
 * Invariants 2 to 4).
 */
import type { Factura } from '../../../src/contract/factura.ts';
import type { Inscripcion } from '../../../src/contract/inscripcion.ts';
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import type { Recibo } from '../../../src/contract/recibo.ts';
import type { CheckRun } from '../run.ts';

/** The lists of the client that the check has seen completely. */
export interface Whole {
  facturas?: readonly Factura[];
  recibos?: readonly Recibo[];
  inscripciones?: readonly Inscripcion[];
  ledger?: readonly Movimiento[];
}

const ledgerCall = 'GET /api/cliente/movimientos';

export function judgeDocumentos(run: CheckRun, { facturas, recibos, inscripciones, ledger }: Whole): void {
  if (facturas && recibos) run.judge('GET /api/cliente/recibos', 'rules', paymentProblems(facturas, recibos));
  if (facturas) run.judge('GET /api/cliente/facturas', 'rules', creditProblems(facturas));
  if (facturas && inscripciones)
    run.judge('GET /api/cliente/inscripciones', 'rules', billingProblems(facturas, inscripciones));
  if (facturas && ledger) run.judge(ledgerCall, 'rules', lineProblems(linesOfFacturas(facturas), ledger));
  if (recibos && ledger) run.judge(ledgerCall, 'rules', lineProblems(linesOfRecibos(recibos), ledger));
}

/** Lists the pairs of an invoice and a receipt that disagree on how much the receipt paid. */
function paymentProblems(facturas: readonly Factura[], recibos: readonly Recibo[]): string[] {
  const byFactura = new Map<string, number>();
  const byRecibo = new Map<string, number>();
  const add = (sums: Map<string, number>, pair: string, valor: number) =>
    sums.set(pair, (sums.get(pair) ?? 0) + valor);
  for (const { numero, aplicaciones } of facturas)
    for (const { recibo, valor } of aplicaciones) add(byFactura, `${recibo} pays ${numero}`, valor);
  for (const { numero, aplicaciones } of recibos)
    for (const { factura, valor } of aplicaciones) add(byRecibo, `${numero} pays ${factura}`, valor);
  return [...new Set([...byRecibo.keys(), ...byFactura.keys()])]
    .filter((pair) => byRecibo.get(pair) !== byFactura.get(pair))
    .map(
      (pair) =>
        `${pair}: ${byRecibo.get(pair) ?? 'nothing'} by the receipt, ${byFactura.get(pair) ?? 'nothing'} by the invoice`,
    );
}

/** Checks that the credited sum of an invoice is that of the credit notes that name it. */
function creditProblems(facturas: readonly Factura[]): string[] {
  const notes = facturas.filter(({ tipo, estado }) => tipo === 'nota_credito' && estado === 'emitida');
  return facturas
    .filter(({ tipo, estado }) => tipo === 'factura' && estado === 'emitida')
    .flatMap(({ numero, acreditado }) => {
      const right = notes.reduce((sum, { refiere, total }) => sum + (refiere === numero ? total : 0), 0);
      return acreditado === right
        ? []
        : [`${numero}: acreditado is ${acreditado}; its credit notes come to ${right}`];
    });
}

/** Checks that an enrolment names the documents that name it. */
function billingProblems(facturas: readonly Factura[], inscripciones: readonly Inscripcion[]): string[] {
  return inscripciones.flatMap(({ numero, facturas: named }) => {
    const right = facturas.filter((one) => one.inscripcion === numero && one.tipo === 'factura');
    const lacks = right.filter((one) => !named.includes(one.numero)).map((one) => one.numero);
    const others = facturas.filter((one) => named.includes(one.numero) && one.inscripcion !== numero);
    return [
      ...lacks.map((one) => `${numero}: its invoice ${one} is not in facturas`),
      ...others.map(
        (one) => `${numero}: ${one.numero} of its facturas is of ${one.inscripcion ?? 'no enrolment'}`,
      ),
    ];
  });
}

type Line = Pick<Movimiento, 'tipo' | 'documento' | 'debe' | 'haber' | 'moneda'>;

const linesOfFacturas = (facturas: readonly Factura[]): Line[] =>
  facturas.map(({ tipo, numero, total, moneda }) => ({
    tipo,
    documento: numero,
    debe: tipo === 'factura' ? total : 0,
    haber: tipo === 'factura' ? 0 : total,
    moneda,
  }));

const linesOfRecibos = (recibos: readonly Recibo[]): Line[] =>
  recibos.map(({ numero, valor, moneda }) => ({
    tipo: 'recibo',
    documento: numero,
    debe: 0,
    haber: valor,
    moneda,
  }));

/** Checks that each document has its line in the ledger, with its amount. A document of 0 changes nothing, and needs none. */
function lineProblems(wanted: readonly Line[], ledger: readonly Movimiento[]): string[] {
  return wanted
    .filter(({ debe, haber }) => debe + haber > 0)
    .flatMap((line) => {
      const own = ledger.filter(({ tipo, documento }) => tipo === line.tipo && documento === line.documento);
      if (own.length !== 1) return [`${line.documento} has ${own.length} lines of the kind ${line.tipo}`];
      return own.every((one) => isSame(one, line))
        ? []
        : [`the line of ${line.documento} has another amount`];
    });
}

const isSame = (one: Line, other: Line): boolean =>
  one.debe === other.debe && one.haber === other.haber && one.moneda === other.moneda;
