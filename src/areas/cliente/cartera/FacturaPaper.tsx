/** The invoice itself: who it is for, its lines, its taxes, its total. */

import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { taxNumberName } from '../../../domain/documentos/taxNumberName.ts';
import { Named } from '../../../features/curso/Named.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { Email } from '../../../ui/data/Email.tsx';
import { SumRow } from '../../../ui/data/Sums.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { Text } from '../../../ui/layout/Text.ts';
import { routes } from '../parts/routes.ts';
import { DocumentoSums } from './DocumentoSums.ts';
import { FacturaLines } from './FacturaLines.tsx';

const Section = styled.div`
  padding-block: 20px;
  border-block-start: 1px solid var(--portal-line);

  &:first-of-type {
    padding-block-start: 0;
    border-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
  @media print {
    padding-block: 8pt;

    &[data-print] + & {
      border: 0;
    }
  }
`;

export function FacturaPaper({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { number } = useFormat();
  const { comprador, lineas, moneda, subtotal, descuento, total, inscripcion, curso, refiere } = factura;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  return (
    <Card>
      <Issuer />
      <Section>
        <CardHead title={t('factura.comprador')} />
        <DefinitionList
          items={[
            { name: t('factura.nombre'), value: <bdi>{comprador.razonSocial}</bdi> },
            {
              name: taxNumberName(comprador.tipoIdentificacion) ?? t('factura.identificacion'),
              value: <Code>{comprador.identificacion}</Code>,
            },
            { name: t('factura.correo'), value: <Email>{comprador.correo}</Email> },
            { name: t('factura.telefono'), value: comprador.telefono && <Code>{comprador.telefono}</Code> },
            { name: t('factura.direccion'), value: comprador.direccion && <bdi>{comprador.direccion}</bdi> },
            {
              name: t('factura.inscripcion'),
              value: inscripcion && (
                <Named name={curso} to={routes.inscripcion(inscripcion)}>
                  {inscripcion}
                </Named>
              ),
            },
            {
              name: t('factura.refiere'),
              value: refiere && (
                <Named name={curso} to={routes.factura(refiere)}>
                  {refiere}
                </Named>
              ),
            },
          ]}
        />
      </Section>
      <Section>
        <CardHead title={t('factura.detalle')} />
        <FacturaLines factura={factura} />
      </Section>
      <Section>
        <DocumentoSums>
          <SumRow name={t('factura.subtotal')}>{money(subtotal)}</SumRow>
          {descuento > 0 && <SumRow name={t('factura.descuento')}>{money(-descuento)}</SumRow>}
          {sumByTarifa(lineas).map(({ codigo, tarifa, base, valor }) => (
            <SumRow
              key={`${codigo} ${tarifa}`}
              name={t.rich('factura.impuesto', {
                codigo,
                tarifa: number(tarifa / 100, { style: 'percent', maximumFractionDigits: 2 }),
                base: <Amount key="base" valor={base} moneda={moneda} />,
              })}
            >
              {money(valor)}
            </SumRow>
          ))}
          <SumRow name={t('factura.total')} total>
            {money(total)}
          </SumRow>
        </DocumentoSums>
      </Section>
      <TaxNotice tipo={factura.tipo} />
    </Card>
  );
}

/** Shows who invoices. On paper the letterhead says it. */
function Issuer() {
  const t = useT('cartera');
  const { data } = useRead('GET /api/institucion');
  if (!data) return null;
  return (
    <Section data-print="none">
      <CardHead title={t('factura.emisor')} />
      <DefinitionList
        items={[
          { name: t('factura.nombre'), value: <bdi>{data.nombre}</bdi> },
          {
            name: taxNumberName(data.tipoIdentificacion) ?? t('factura.identificacion'),
            value: <Code>{data.identificacion}</Code>,
          },
          { name: t('factura.correo'), value: <Email>{data.correo}</Email> },
          { name: t('factura.telefono'), value: <Code>{data.telefono}</Code> },
          { name: t('factura.direccion'), value: <bdi>{data.direccion}</bdi> },
        ]}
      />
    </Section>
  );
}

/** Says that this is not the tax document, which comes by mail. Nothing if the institution's own documents are. */
function TaxNotice({ tipo }: Pick<Factura, 'tipo'>) {
  const t = useT('cartera');
  const { data } = useRead('GET /api/institucion');
  return data?.facturaElectronica ? (
    <Section>
      <Text $tone="muted">{t(`factura.sinValorTributario.${tipo}`)}</Text>
    </Section>
  ) : null;
}

type Impuesto = Factura['lineas'][number]['impuestos'][number];

/** Returns one sum for each tax and rate, over all lines, in order of appearance. */
function sumByTarifa(lineas: Factura['lineas']): Impuesto[] {
  const sums = new Map<string, Impuesto>();
  for (const impuesto of lineas.flatMap(({ impuestos }) => impuestos)) {
    const key = `${impuesto.codigo} ${impuesto.tarifa}`;
    const { base, valor } = sums.get(key) ?? { base: 0, valor: 0 };
    sums.set(key, { ...impuesto, base: base + impuesto.base, valor: valor + impuesto.valor });
  }
  return [...sums.values()];
}
