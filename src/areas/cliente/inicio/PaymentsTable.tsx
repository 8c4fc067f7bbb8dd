/** The payments by month in figures, each a link to its entries; refunds only if there were any. */
import { dateFormat } from '../../../domain/intl.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';
import { useT } from '../../../i18n/useT.ts';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { PlainTable } from '../../../ui/data/PlainTable.ts';
import { type MonthlySeries, movimientosOf, recibosOf, startOfMonth } from './months.ts';

export function PaymentsTable({ series }: { readonly series: MonthlySeries }) {
  const t = useT('inicio');
  const { locale } = useIdioma();
  const { meses, moneda, pagado, reembolsado } = series;
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const cell = (valor: number, to: string) => {
    const money = <Amount valor={valor} moneda={moneda} />;
    return <td>{valor > 0 ? <TextLink to={to}>{money}</TextLink> : money}</td>;
  };
  return (
    <details>
      <summary>{t('pagos.tabla')}</summary>
      <PlainTable aria-label={t('pagos.titulo')}>
        <thead>
          <tr>
            <th scope="col">{t('pagos.mes')}</th>
            <th scope="col">{t('pagos.valor', { moneda })}</th>
            {reembolsado > 0 && <th scope="col">{t('pagos.devuelto')}</th>}
          </tr>
        </thead>
        <tbody>
          {meses.map((mes) => (
            <tr key={mes.mes}>
              <th scope="row">{format.format(startOfMonth(mes))}</th>
              {cell(mes.pagado, recibosOf(mes))}
              {reembolsado > 0 && cell(mes.reembolsado, movimientosOf(mes))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('pagos.total')}</th>
            {cell(pagado, recibosOf(...meses))}
            {reembolsado > 0 && (
              // No list shows these refunds alone, so each month leads to its movements.
              <td>
                <Amount valor={reembolsado} moneda={moneda} />
              </td>
            )}
          </tr>
        </tfoot>
      </PlainTable>
    </details>
  );
}
