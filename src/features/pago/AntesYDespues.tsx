/** Amounts as they are now and as they will be: what one agrees to. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';

const Tabla = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 22px;

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

interface Fila {
  readonly nombre: string;
  /** Minor units. */
  readonly antes: number;
  readonly despues: number;
}

interface Props {
  readonly filas: readonly Fila[];
  readonly moneda: string;
}

export function AntesYDespues({ filas, moneda }: Props) {
  const t = useT('pago');
  return (
    <Tabla aria-label={t('antesYDespues')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('ahora')}</th>
          <th scope="col">{t('despues')}</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ nombre, antes, despues }) => (
          <tr key={nombre}>
            <th scope="row">{nombre}</th>
            <td>
              <Amount valor={antes} moneda={moneda} />
            </td>
            <td>
              <Amount valor={despues} moneda={moneda} />
            </td>
          </tr>
        ))}
      </tbody>
    </Tabla>
  );
}
