/** One receipt: what was paid, when and how, and which invoices took it. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Recibo } from '../../../contract/recibo.ts';
import { sumValores } from '../../../domain/dinero.ts';
import { ReciboPdf } from '../../../features/pago/ReciboPdf.tsx';
import { UsarFavor } from '../../../features/pago/UsarFavor.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { type Definition, DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useHost } from '../../../ui/host.ts';
import { PrintIcon } from '../../../ui/icons/actions.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { focusHeading, isInUse } from '../../../ui/routeFocus.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { Menor } from '../lists/cells.ts';
import { carteraRoutes } from '../parts/carteraRoutes.ts';
import { DetailSkeleton } from '../parts/DetailSkeleton.tsx';
import { isNotFound } from '../parts/isNotFound.ts';
import { Letterhead } from '../parts/Letterhead.tsx';
import { NotFoundCard } from '../parts/NotFoundCard.tsx';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { EstadoRecibo } from './EstadoRecibo.tsx';

const Hojas = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 840px;
`;
const Lista = styled(PlainList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 10px;
    border-block-start: 1px solid var(--portal-line);
  }
  > li:first-child {
    border: 0;
  }
  b {
    font-weight: 600;
  }
`;
const Valor = styled.strong`
  font-size: 22px;
  line-height: 32px;
`;
const Cifra = styled(TextLink)`
  font-weight: inherit;
`;

export function ReciboDetalle({ numero }: { readonly numero: string }) {
  const t = useT('recibos');
  const { host, root, ownsPage } = useHost();
  const crumbs = useCrumbs({ label: t('titulo'), to: routes.recibos });
  const { data, error, retry } = useLectura('GET /api/cliente/recibos/{id}', { params: { id: numero } });

  // The path stays that of the list, so the router does not move the focus here; it is another page to whoever reads it.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (!isInUse(root)) return;
    if (ownsPage) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (host.getBoundingClientRect().top < 0)
      host.scrollIntoView({ block: 'start', behavior: 'instant' });
    focusHeading(root, root.querySelector('h1'));
  }, [host, root, ownsPage]);

  if (isNotFound(error)) {
    return (
      <NotFoundCard
        crumbs={crumbs}
        cosa={t('uno')}
        titulo={t('noEncontrado.titulo')}
        texto={t('noEncontrado.texto')}
        accion={t('noEncontrado.accion')}
        to={routes.recibos}
      />
    );
  }
  if (data) return <Hoja recibo={data} crumbs={crumbs} />;
  if (error === undefined) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={t('uno')} crumbs={crumbs} />
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    </>
  );
}

interface HojaProps {
  readonly recibo: Recibo;
  readonly crumbs: readonly Crumb[];
}

function Hoja({ recibo, crumbs }: HojaProps) {
  const t = useT('recibos');
  const { numero, fecha, valor, pedido, moneda, medio, referencia, estado, aplicaciones, sinAplicar } =
    recibo;
  const recibidoDe = useRecibidoDe();
  // Applied, in favour or given back: the three come to what was paid.
  const reembolsado = valor - sinAplicar - sumValores(aplicaciones.map((aplicacion) => aplicacion.valor));
  return (
    <>
      <Letterhead />
      <PageHeader
        title={t('detalle', { numero })}
        heading={t.rich('detalle', { numero: <Code key="numero">{numero}</Code> })}
        crumbs={crumbs}
        aside={<EstadoRecibo estado={estado} />}
        action={
          <>
            <Button tone="outline" icon={<PrintIcon />} onClick={() => window.print()}>
              {t('imprimir')}
            </Button>
            <ReciboPdf numero={numero} />
          </>
        }
      />
      <Hojas>
        <Card>
          <DefinitionList
            items={[
              {
                name: t('columna.valor'),
                value: (
                  <>
                    <Valor>
                      <Cifra to={carteraRoutes.movimientosOf(numero)}>
                        <Amount valor={valor} moneda={moneda} />
                      </Cifra>
                    </Valor>
                    {pedido !== undefined && (
                      <Menor>
                        {t.rich('diferencia', {
                          pedido: <Amount key="pedido" valor={pedido} moneda={moneda} />,
                          valor: <Amount key="valor" valor={valor} moneda={moneda} />,
                        })}
                      </Menor>
                    )}
                  </>
                ),
              },
              { name: t('columna.fecha'), value: <DateText value={fecha} show="day" /> },
              { name: t('columna.medio'), value: t(`medio.${medio}`) },
              { name: t('referencia'), value: referencia && <Code>{referencia}</Code> },
              ...recibidoDe,
            ]}
          />
        </Card>
        <Card>
          <CardHead>
            <h2>{t('columna.aplicado')}</h2>
          </CardHead>
          <Lista>
            {aplicaciones.map((aplicacion, indice) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one invoice may be taken twice, and nothing else tells them apart
              <li key={`${aplicacion.factura} ${indice}`}>
                <TextLink to={routes.factura(aplicacion.factura)}>
                  <Code>{aplicacion.factura}</Code>
                </TextLink>
                <b>
                  <Amount valor={aplicacion.valor} moneda={moneda} />
                </b>
              </li>
            ))}
            {sinAplicar > 0 && (
              <li>
                <TextLink to={routes.recibosAFavor}>{t('aFavor')}</TextLink>
                <b>
                  <Amount valor={sinAplicar} moneda={moneda} />
                </b>
                <Usar moneda={moneda} />
              </li>
            )}
            {reembolsado > 0 && (
              <li>
                <TextLink to={carteraRoutes.movimientosOf(numero)}>
                  {t(estado === 'reversado' ? 'estado.reversado' : 'reembolsado')}
                </TextLink>
                <b>
                  <Amount valor={reembolsado} moneda={moneda} />
                </b>
              </li>
            )}
          </Lista>
        </Card>
      </Hojas>
    </>
  );
}

/** Who it was received from: a receipt names its payer on paper, and here. */
function useRecibidoDe(): Definition[] {
  const t = useT('recibos');
  const { data } = useLectura('GET /api/cliente');
  if (!data) return [];
  const { razonSocial, nombres, apellidos, identificacion } = data;
  return [
    { name: t('recibidoDe'), value: <bdi>{razonSocial ?? `${nombres} ${apellidos}`.trim()}</bdi> },
    { name: t('identificacion'), value: identificacion && <Code>{identificacion}</Code> },
  ];
}

/** What no invoice took can pay one. */
function Usar({ moneda }: { readonly moneda: string }) {
  const t = useT('recibos');
  const { data } = useLectura('GET /api/cliente/balance');
  return (
    <UsarFavor balance={data?.find((balance) => balance.moneda === moneda)} nombre={t('usarFavor')}>
      {t('usar')}
    </UsarFavor>
  );
}
