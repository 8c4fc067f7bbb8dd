/** Amounts as they are now and as they will be: what one agrees to. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--portal-table);
  line-height: var(--portal-table-line);

  th,
  td {
    padding-block: 8px;
    padding-inline-start: 12px;
    text-align: end;
    vertical-align: baseline;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    font-weight: 400;
  }
  thead th {
    padding-block-start: 0;
    color: var(--portal-text-2);
    font-weight: 600;
    white-space: nowrap;
  }
  tbody tr {
    border-block-start: 1px solid var(--portal-line);
  }
  td:last-child {
    font-weight: 600;
  }
`;

interface Row {
  readonly name: string;
  /** Minor units. */
  readonly before: number;
  readonly after: number;
}

interface Props {
  readonly rows: readonly Row[];
  readonly moneda: string;
}

export function BeforeAndAfter({ rows, moneda }: Props) {
  const t = useT('pago');
  return (
    <Table aria-label={t('antesYDespues')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('ahora')}</th>
          <th scope="col">{t('despues')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Amount valor={before} moneda={moneda} />
            </td>
            <td>
              <Amount valor={after} moneda={moneda} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
