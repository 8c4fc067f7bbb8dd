/** The ledger as a table (cards on phones): what each movement owed or paid, and the balance after it. */
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { type Column, DataTable } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Link } from '../../../ui/router.ts';
import { documentoRoute } from '../parts/documentoRoute.ts';
import { useMovimientoText } from '../parts/useMovimientoText.ts';

interface Props {
  readonly movimientos: readonly Movimiento[] | undefined;
  readonly busy: boolean;
}

const Nombre = styled.span`
  display: block;
  max-inline-size: 52ch;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Menor = styled.small`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  color: var(--portal-text-2);
  font-size: 13px;
  font-weight: 400;
`;
/** A target of 24 px in a line of 22. */
const Documento = styled(Link)`
  padding-block: 4px;
`;

export function MovimientosTabla({ movimientos, busy }: Props) {
  const t = useT('cartera');
  const descripcionOf = useMovimientoText();
  const columns = useMemo((): Column<Movimiento>[] => {
    const amount = (valor: number, moneda: string) =>
      valor > 0 ? <Amount valor={valor} moneda={moneda} /> : '—';
    return [
      { id: 'fecha', header: t('columna.fecha'), cell: ({ fecha }) => <DateText value={fecha} show="day" /> },
      {
        id: 'descripcion',
        header: t('columna.movimiento'),
        main: true,
        cell: (movimiento) => (
          <Nombre>
            <bdi>{descripcionOf(movimiento)}</bdi>
            <Menor>
              {t(`movimiento.${movimiento.tipo}`)} <Origen movimiento={movimiento} />
            </Menor>
          </Nombre>
        ),
      },
      {
        id: 'debe',
        header: t('columna.debe'),
        align: 'end',
        cell: ({ debe, moneda }) => amount(debe, moneda),
      },
      {
        id: 'haber',
        header: t('columna.haber'),
        align: 'end',
        cell: ({ haber, moneda }) => amount(haber, moneda),
      },
      {
        id: 'saldo',
        header: t('columna.saldo'),
        align: 'end',
        cell: ({ saldo, moneda }) => <Amount valor={saldo} moneda={moneda} />,
      },
    ];
  }, [t, descripcionOf]);
  return (
    <DataTable
      caption={t('pestana.movimientos')}
      columns={columns}
      rows={movimientos}
      rowKey={({ secuencia }) => String(secuencia)}
      busy={busy}
    />
  );
}

function Origen({ movimiento }: { readonly movimiento: Movimiento }) {
  const to = documentoRoute(movimiento);
  const codigo = <Code>{movimiento.documento}</Code>;
  return to === undefined ? codigo : <Documento to={to}>{codigo}</Documento>;
}
