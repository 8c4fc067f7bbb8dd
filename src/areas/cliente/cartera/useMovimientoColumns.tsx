/** The columns of the ledger: what each movement owed or paid, and the balance after it. */
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import type { Column } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Link } from '../../../ui/router.ts';
import { documentoRoute } from '../parts/routes.ts';
import { useMovimientoText } from '../parts/useMovimientoText.ts';

const Name = styled.span`
  display: block;
  max-inline-size: 52ch;
  font-weight: 600;
  overflow-wrap: anywhere;

  > small {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    color: var(--portal-text-2);
    font-size: 13px;
    font-weight: 400;
  }
  /* A target of 24 px in a line of 22. */
  > small > a {
    padding-block: 4px;
  }
`;

export function useMovimientoColumns(): readonly Column<Movimiento>[] {
  const t = useT('cartera');
  const textOf = useMovimientoText();
  return useMemo(() => {
    const side = (valor: number, moneda: string) =>
      valor > 0 ? <Amount valor={valor} moneda={moneda} /> : '—';
    return [
      { id: 'fecha', header: t('columna.fecha'), cell: ({ fecha }) => <DateText value={fecha} show="day" /> },
      {
        id: 'descripcion',
        header: t('columna.movimiento'),
        main: true,
        cell: (movimiento) => {
          const to = documentoRoute(movimiento);
          const documento = <Code>{movimiento.documento}</Code>;
          return (
            <Name>
              <bdi>{textOf(movimiento)}</bdi>
              <small>
                {t(`movimiento.${movimiento.tipo}`)}{' '}
                {to === undefined ? documento : <Link to={to}>{documento}</Link>}
              </small>
            </Name>
          );
        },
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
        id: 'saldo',
        header: t('columna.saldo'),
        align: 'end',
        cell: ({ saldo, moneda }) => <Amount valor={saldo} moneda={moneda} />,
      },
    ];
  }, [t, textOf]);
}
