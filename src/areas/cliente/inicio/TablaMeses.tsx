/** The payments by month in figures, each a way to what it is made of; what came back only where something did. */
import { dateFormat } from '../../../i18n/intl.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { routes } from '../parts/routes.ts';
import { devueltoOf, dia, recibosOf } from './mes.ts';
import type { Serie } from './porMes.ts';

export function TablaMeses({ serie: { meses, moneda, pagado, devuelto } }: { readonly serie: Serie }) {
  const t = useT('inicio');
  const { locale } = useIdioma();
  const largo = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const desde = meses[0]?.desde ?? '';
  const hasta = meses.at(-1)?.hasta ?? '';
  const cifra = (valor: number, to: string) => {
    const money = <Amount valor={valor} moneda={moneda} />;
    return <td>{valor > 0 ? <TextLink to={to}>{money}</TextLink> : money}</td>;
  };
  return (
    <details>
      <summary>{t('pagos.tabla')}</summary>
      <table aria-label={t('pagos.titulo')}>
        <thead>
          <tr>
            <th scope="col">{t('pagos.mes')}</th>
            <th scope="col">{t('pagos.valor', { moneda })}</th>
            {devuelto > 0 && <th scope="col">{t('pagos.devuelto')}</th>}
          </tr>
        </thead>
        <tbody>
          {meses.map((mes) => (
            <tr key={mes.mes}>
              <th scope="row">{largo.format(dia(mes))}</th>
              {cifra(mes.pagado, recibosOf(mes))}
              {devuelto > 0 && cifra(mes.devuelto, devueltoOf(mes))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('pagos.total')}</th>
            {cifra(pagado, routes.recibosBetween(desde, hasta))}
            {devuelto > 0 && (
              // Of more than one kind it may be: each month leads to its own.
              <td>
                <Amount valor={devuelto} moneda={moneda} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
