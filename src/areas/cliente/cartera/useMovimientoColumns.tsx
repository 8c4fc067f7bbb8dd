/** The columns of the ledger: what each movement owed or paid, and the balance after it. */
import { useMemo } from 'react';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import type { Column } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { RowName } from '../lists/cells.tsx';
import { MovimientoText } from '../parts/MovimientoText.tsx';

export function useMovimientoColumns(): readonly Column<Movimiento>[] {
  const t = useT('cartera');
  return useMemo(() => {
    const side = (valor: number, moneda: string) =>
      valor > 0 ? <Amount valor={valor} moneda={moneda} /> : '—';
    return [
      {
        id: 'fecha',
        header: t('columna.fecha'),
        card: 'state',
        cell: ({ fecha }) => <DateText value={fecha} show="day" />,
      },
      {
        id: 'descripcion',
        header: t('columna.movimiento'),
        main: true,
        cell: (movimiento) => (
          <RowName numero={movimiento.documento}>
            <MovimientoText movimiento={movimiento} />
          </RowName>
        ),
      },
      {
        id: 'debe',
        header: t('columna.debe'),
        align: 'end',
        cell: ({ debe, moneda }) => side(debe, moneda),
      },
      {
        id: 'haber',
        header: t('columna.haber'),
        align: 'end',
        cell: ({ haber, moneda }) => side(haber, moneda),
      },
      {
        id: 'valor',
        header: t('columna.valor'),
        card: 'amount',
        cardOnly: true,
        cell: ({ debe, haber, moneda }) => <Amount valor={debe > 0 ? debe : -haber} moneda={moneda} />,
      },
      {
        id: 'saldo',
        header: t('columna.saldo'),
        align: 'end',
        card: 'date',
        cardHeader: true,
        cell: ({ saldo, moneda }) => <Amount valor={saldo} moneda={moneda} />,
      },
    ];
  }, [t]);
}
