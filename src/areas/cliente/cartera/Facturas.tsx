/** The invoices of the client, with their totals; those that are owed can be chosen and paid together. */
import styled from 'styled-components';
import type { Answer } from '../../../client/call.ts';
import type { DebtAge } from '../../../domain/cuenta/antiguedad.ts';
import { usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { TableList } from '../lists/TableList.tsx';
import { useList } from '../lists/useList.ts';
import { routes } from '../parts/routes.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { facturaFilters } from './facturaFilters.ts';
import { useChosenFacturas } from './useChosenFacturas.ts';
import { useFacturaColumns } from './useFacturaColumns.tsx';
import { useMonedas } from './useMonedas.ts';

/** Keeps an element that takes the focus clear of the bar of chosen invoices. */
const AboveBar = styled.div`
  &:has(> section:last-child) :is(a, button, input) {
    scroll-margin-block-end: 160px;
  }
`;

export function Facturas() {
  const t = useT('cartera');
  const list = useList('GET /api/cliente/facturas', facturaFilters);
  const { antiguedad, moneda } = list.values;
  const age = antiguedad || undefined;
  const chosen = useChosenFacturas(usePendingPagos());
  return (
    <AboveBar>
      <TableList
        list={list}
        t={t}
        offered={{ moneda: useMonedas(moneda) }}
        caption={t('pestana.facturas')}
        columns={useFacturaColumns(chosen, age)}
        rowKey={({ numero }) => numero}
        rowLink={({ numero }) => routes.factura(numero)}
        footer={{
          name: t('archivoFacturas'),
          load: (media) => api.file('GET /api/cliente/facturas', media, { query: list.whole }),
          children: <Totals totales={list.read.data?.totales} age={age} />,
        }}
        empty={
          <EmptyState
            title={t('vacio.titulo')}
            action={<ButtonLink to={routes.cursos}>{t('vacio.accion')}</ButtonLink>}
          >
            {t('vacio.texto')}
          </EmptyState>
        }
        noMatches={{ title: t('sinCoincidencias.titulo'), text: t('sinCoincidencias.texto') }}
      />
      {chosen.numeros.length > 0 && <ChosenBar chosen={chosen} list={list.read} />}
    </AboveBar>
  );
}

interface TotalsProps {
  readonly totales: Answer<'GET /api/cliente/facturas'>['totales'];
  readonly age: DebtAge | undefined;
}

function Totals({ totales, age }: TotalsProps) {
  const t = useT('cartera');
  return totales?.map(({ moneda, cuantos, total, saldo, enAntiguedad }) => {
    const money = (valor: number) => <Amount key="money" valor={valor} moneda={moneda} />;
    const strong = (valor: number) => <strong key="strong">{money(valor)}</strong>;
    return (
      <p key={moneda}>
        {age && enAntiguedad !== undefined
          ? t.rich('totalEdad', {
              count: cuantos,
              tramo: t(`antiguedad.${age}`),
              edad: strong(enAntiguedad),
              saldo: money(saldo),
            })
          : t.rich('totalFacturas', { count: cuantos, total: money(total), saldo: strong(saldo) })}
      </p>
    );
  });
}
