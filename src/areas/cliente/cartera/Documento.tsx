/** The invoice itself: who it is for, its lines, its taxes, its total. */
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { routes } from '../parts/routes.ts';
import { Lineas } from './Lineas.tsx';
import { Sumas } from './Sumas.ts';
import { sumByTarifa } from './sumByTarifa.ts';

const Parte = styled.div`
  padding-block: 20px;
  border-block-start: 1px solid var(--portal-line);

  &:first-of-type {
    padding-block-start: 0;
    border-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
`;
/** On paper the document comes first. */
const Hoja = styled(Card)`
  @media print {
    order: -1;
  }
`;

export function Documento({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { number } = useFormat();
  const { comprador, lineas, moneda, subtotal, descuento, total, inscripcion, refiere } = factura;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  return (
    <Hoja>
      <Parte>
        <CardHead>
          <h2>{t('factura.comprador')}</h2>
        </CardHead>
        <DefinitionList
          items={[
            { name: t('factura.nombre'), value: <bdi>{comprador.razonSocial}</bdi> },
            { name: t('factura.identificacion'), value: <Code>{comprador.identificacion}</Code> },
            { name: t('factura.correo'), value: <bdi>{comprador.correo}</bdi> },
            { name: t('factura.telefono'), value: comprador.telefono && <Code>{comprador.telefono}</Code> },
            { name: t('factura.direccion'), value: comprador.direccion && <bdi>{comprador.direccion}</bdi> },
            {
              name: t('factura.inscripcion'),
              value: inscripcion && (
                <TextLink to={routes.inscripcion(inscripcion)}>
                  <Code>{inscripcion}</Code>
                </TextLink>
              ),
            },
            {
              name: t('factura.refiere'),
              value: refiere && (
                <TextLink to={routes.factura(refiere)}>
                  <Code>{refiere}</Code>
                </TextLink>
              ),
            },
          ]}
        />
      </Parte>
      <Parte>
        <CardHead>
          <h2>{t('factura.detalle')}</h2>
        </CardHead>
        <Lineas factura={factura} />
      </Parte>
      <Parte>
        <Sumas>
          <div>
            <dt>{t('factura.subtotal')}</dt>
            <dd>{money(subtotal)}</dd>
          </div>
          {descuento > 0 && (
            <div>
              <dt>{t('factura.descuento')}</dt>
              <dd>{money(-descuento)}</dd>
            </div>
          )}
          {sumByTarifa(lineas).map(({ codigo, tarifa, base, valor }) => (
            <div key={`${codigo} ${tarifa}`}>
              <dt>
                {t.rich('factura.impuesto', {
                  codigo,
                  tarifa: number(tarifa / 100, { style: 'percent', maximumFractionDigits: 2 }),
                  base: <Amount key="base" valor={base} moneda={moneda} />,
                })}
              </dt>
              <dd>{money(valor)}</dd>
            </div>
          ))}
          <div data-total="">
            <dt>{t('factura.total')}</dt>
            <dd>{money(total)}</dd>
          </div>
        </Sumas>
      </Parte>
    </Hoja>
  );
}
