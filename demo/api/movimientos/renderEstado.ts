/** Prints the statement of account of a range, one table for each currency. */
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import { ageBuckets } from '../../../src/domain/fechas.ts';
import { cursosText, type DocumentTexts, sentenceOf } from '../pdf/documentTexts.ts';
import type { Paper, PaperContext, PaperFile } from '../pdf/openPaper.ts';
import { renderList } from '../pdf/renderList.ts';
import type { AccountStatement } from './readEstado.ts';

export function renderEstado(estado: AccountStatement, context: PaperContext): Promise<PaperFile> {
  return renderList(
    (t) => t.estado,
    estado,
    context,
    (paper) => {
      for (const cuenta of estado.cuentas) writeCuenta(paper, cuenta);
      if (estado.cuentas.length > 0) paper.sheet.paragraph(paper.t.favorNota, { size: 7.5 });
      return estado.cuentas.length;
    },
    (t) => t.sinMovimientos,
  );
}

function writeCuenta({ sheet, t, f }: Paper, cuenta: AccountStatement['cuentas'][number]): void {
  const { moneda, movimientos, saldoInicial, saldoFinal, debe, haber, antiguedad } = cuenta;
  const dinero = (valor: number) => (valor === 0 ? '' : f.dinero(valor, moneda));
  const columns = [
    { title: t.fecha, width: 'fit' },
    { title: t.descripcion, width: 'rest' },
    { title: t.documento, width: 'fit' },
    { title: t.debe, width: 'fit', end: true },
    { title: t.haber, width: 'fit', end: true },
    { title: t.saldo, width: 'fit', end: true },
  ] as const;
  sheet.ensureRoom(110);
  sheet.paragraph(moneda, { weight: 700, size: 11 });
  if (saldoInicial !== undefined) sheet.sumLine(t.saldoInicial, f.dinero(saldoInicial, moneda));
  sheet.table(
    columns,
    movimientos.map((line) => [
      f.fecha(line.fecha),
      descripcionOf(line, t),
      line.documento,
      dinero(line.debe),
      dinero(line.haber),
      f.dinero(line.saldo, moneda),
    ]),
    [t.totales, '', '', f.dinero(debe, moneda), f.dinero(haber, moneda), ''],
  );
  if (saldoFinal !== undefined)
    sheet.sumLine(t.saldoFinal, f.dinero(saldoFinal, moneda), { weight: 700, size: 11 });
  // Filters of kind or words leave out both balances: then the list is no statement of what is owed either.
  if (antiguedad && saldoFinal !== undefined) {
    sheet.y += 10;
    sheet.table(
      [
        { title: t.antiguedad, width: 'rest' },
        { title: t.saldo, width: 'fit', end: true },
      ],
      ageBuckets.map((bucket) => [t[`tramo_${bucket}`], f.dinero(antiguedad[bucket], moneda)]),
    );
  }
}

/** Describes a ledger line and its courses as the screen does. */
function descripcionOf(line: Movimiento, t: DocumentTexts): string {
  const text = sentenceOf(line, t);
  const cursos = cursosText(line.cursos, t);
  return cursos === undefined ? text : `${text} · ${cursos}`;
}
