/** The invoices of the client, with what they come to; those that are owed can be chosen and paid together. */
import { useMemo, useState } from 'react';
import type { Answer } from '../../../client/call.ts';
import type { Factura } from '../../../contract/factura.ts';
import type { DebtAge } from '../../../domain/cuenta/antiguedad.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useRead } from '../../../ui/useRead.ts';
import { TableList } from '../lists/TableList.tsx';
import { useList } from '../lists/useList.ts';
import { routes } from '../parts/routes.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { facturaFilters } from './facturaFilters.ts';
import { useFacturaColumns } from './useFacturaColumns.tsx';
import { useMonedas } from './useMonedas.ts';

export function Facturas() {
  const t = useT('cartera');
  const list = useList(facturaFilters);
  const read = useRead('GET /api/cliente/facturas', { query: list.query });
  const { antiguedad, moneda, desde, hasta } = list.values;
  const edad = antiguedad || undefined;
  // Kept while one pages, sorts and filters: what is chosen may be on several pages.
  const [facturas, setFacturas] = useState<ReadonlyMap<string, Factura>>(new Map());
  const chosen = useMemo(
    () => ({
      has: (numero: string) => facturas.has(numero),
      toggle: (factura: Factura) => {
        const next = new Map(facturas);
        if (!next.delete(factura.numero)) next.set(factura.numero, factura);
        setFacturas(next);
      },
    }),
    [facturas],
  );
  return (
    <>
      <TableList
        list={list}
        read={read}
        t={t}
        offered={{ moneda: useMonedas(moneda) }}
        caption={t('pestana.facturas')}
        columns={useFacturaColumns(chosen, edad)}
        rowKey={({ numero }) => numero}
        rowLink={({ numero }) => routes.factura(numero)}
        footer={{
          name: t('archivoFacturas'),
          parts: [antiguedad, desde, hasta],
          load: (media) => api.file('GET /api/cliente/facturas', media, { query: list.whole }),
          children: <Totals totales={read.data?.totales} edad={edad} />,
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
      <ChosenBar facturas={[...facturas.values()]} onClear={() => setFacturas(new Map())} />
    </>
  );
}

interface TotalsProps {
  readonly totales: Answer<'GET /api/cliente/facturas'>['totales'];
  readonly edad: DebtAge | undefined;
}

function Totals({ totales, edad }: TotalsProps) {
  const t = useT('cartera');
  return totales?.map(({ moneda, cuantos, total, saldo, enAntiguedad }) => {
    const money = (valor: number) => <Amount key="money" valor={valor} moneda={moneda} />;
    const strong = (valor: number) => <strong key="strong">{money(valor)}</strong>;
    return (
      <p key={moneda}>
        {edad && enAntiguedad !== undefined
          ? t.rich('totalEdad', {
              count: cuantos,
              tramo: t(`antiguedad.${edad}`),
              edad: strong(enAntiguedad),
              saldo: money(saldo),
            })
          : t.rich('totalFacturas', { count: cuantos, total: money(total), saldo: strong(saldo) })}
      </p>
    );
  });
}
