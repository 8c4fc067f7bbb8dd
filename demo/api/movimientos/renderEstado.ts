/** Prints the statement of account of a range, one table for each currency. */
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import { cursosText, type DocumentTexts, relatoOf } from '../pdf/documentTexts.ts';
import { openPaper, type Paper, type PaperContext, type PaperFile } from '../pdf/openPaper.ts';
import type { EstadoDeCuenta } from './readEstado.ts';

export async function renderEstado(estado: EstadoDeCuenta, context: PaperContext): Promise<PaperFile> {
  const paper = openPaper(context, { title: (t) => t.estado });
  const { sheet, t, f } = paper;
  sheet.fields([
    [t.cliente, estado.cliente.nombre],
    [t.identificacion, estado.cliente.identificacion],
    [t.periodo, `${estado.desde ? f.fecha(estado.desde) : t.inicio} – ${f.fecha(estado.hasta)}`],
  ]);
  if (estado.cuentas.length === 0) sheet.paragraph(t.sinMovimientos);
  for (const cuenta of estado.cuentas) writeCuenta(paper, cuenta);
  if (estado.cuentas.length > 0) sheet.paragraph(t.favorNota, { size: 7.5 });
  return { body: await paper.close(), idioma: paper.idioma };
}

function writeCuenta({ sheet, t, f }: Paper, cuenta: EstadoDeCuenta['cuentas'][number]): void {
  const { moneda, movimientos, saldoInicial, saldoFinal, debe, haber } = cuenta;
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
}

/** Describes a ledger line and its courses as the screen does. */
function descripcionOf(line: Movimiento, t: DocumentTexts): string {
  const text = relatoOf(line, t);
  const cursos = cursosText(line.cursos, t);
  return cursos === undefined ? text : `${text} · ${cursos}`;
}
