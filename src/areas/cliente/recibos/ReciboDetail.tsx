/** One receipt, read by its number. It replaces the list and opens like another page: at the top, with its heading focused. */

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Recibo } from '../../../contract/recibo.ts';
import { fullName } from '../../../domain/fullName.ts';
import { Named } from '../../../features/curso/Named.tsx';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { documentoPdf } from '../../../state/documentoPdf.ts';
import { MoreMenu } from '../../../ui/controls/MoreMenu.tsx';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { type Definition, DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { FileButton } from '../../../ui/data/FileButton.tsx';
import { PrintButton } from '../../../ui/data/PrintButton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { mailPause, useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';
import { useHost } from '../../../ui/hooks/host.ts';
import { useToast } from '../../../ui/hooks/toast.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { MailIcon } from '../../../ui/icons/documents.tsx';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { RuledList } from '../../../ui/layout/RuledList.ts';
import { findTitle, focusHeading, isInUse } from '../../../ui/routing/routeFocus.ts';
import { scrollToTop } from '../../../ui/routing/scrollToTop.ts';
import { Lesser } from '../lists/cells.tsx';
import { Band } from '../parts/Band.ts';
import { DetailColumns } from '../parts/DetailColumns.ts';
import { type DetailProps, DetailView } from '../parts/DetailView.tsx';
import { EstadoLabel } from '../parts/EstadoLabel.tsx';
import { Letterhead } from '../parts/Letterhead.tsx';
import { CursosText } from '../parts/libro.tsx';
import { RecordHeading, titleOf } from '../parts/RecordHeading.tsx';
import { carteraRoutes, routes } from '../parts/routes.ts';
import { ReciboBand } from './ReciboBand.tsx';
import { useReciboName } from './useReciboColumns.tsx';

export function ReciboDetail({ numero }: { readonly numero: string }) {
  const t = useT('recibos');
  const { host, root, ownsPage } = useHost();
  const read = useRead('GET /api/cliente/recibos/{id}', { params: { id: numero } });

  // The path stays that of the list, so the router does not move the focus here; for readers it is another page.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (!isInUse(root)) return;
    scrollToTop(host, ownsPage);
    focusHeading(root, findTitle(root));
  }, [host, root, ownsPage]);

  return <DetailView area="recibos" list={routes.recibos} read={read} kind={t('uno')} Detail={ReciboPaper} />;
}

const Lines = styled(RuledList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
  }
`;
const Figure = styled.strong`
  font-size: 22px;
  line-height: 32px;
`;
const FigureLink = styled(TextLink)`
  color: inherit;
  font-weight: inherit;
`;

/** One receipt as on paper: what was paid, when and how, and which invoices it was applied to. */
function ReciboPaper({ data: recibo, crumbs }: DetailProps<Recibo>) {
  const t = useT('recibos');
  const { numero, valor, pedido, moneda, estado, cursos, reembolsado, sinAplicar } = recibo;
  const name = useReciboName()(recibo);
  const receivedFrom = useReceivedFrom();
  const toast = useToast();
  const resend = useIdempotentSend({
    call: (id: string, idempotencyKey) =>
      api('POST /api/cliente/recibos/{id}/reenviar', { params: { id }, idempotencyKey }),
    pause: mailPause,
    onDone: ({ correo }) => toast({ message: t('reenviar.hecho', { correo }), tone: 'success' }),
  });
  return (
    <>
      <Letterhead />
      <PageHeader
        title={titleOf(name, numero, t('detalle', { numero }))}
        heading={
          <RecordHeading name={cursos.length > 0 ? <CursosText cursos={cursos} /> : name}>
            {t.rich('detalle', { numero: <Code key="numero">{numero}</Code> })}
          </RecordHeading>
        }
        crumbs={crumbs}
        aside={<EstadoLabel estado={estado}>{t(`estado.${estado}`)}</EstadoLabel>}
        action={
          <>
            <MoreMenu of={t('detalle', { numero })}>
              {(close) => (
                <>
                  <SendButton
                    type="button"
                    of={resend}
                    waiting={(time) => t('reenviar.espera', { tiempo: time })}
                    tone="outline"
                    icon={<MailIcon />}
                    onClick={() => void resend.send(numero).then(close)}
                  >
                    {t('reenviar.accion')}
                  </SendButton>
                  <PrintButton onStart={close}>{t('imprimir')}</PrintButton>
                </>
              )}
            </MoreMenu>
            <FileButton size="medium" {...documentoPdf('recibo', numero)}>
              {t('pdf')}
            </FileButton>
          </>
        }
      />
      <ReciboBand recibo={recibo} />
      {resend.failure !== undefined && (
        <Band>
          <ErrorState inline title={t('reenviar.fallo')} error={resend.failure} />
        </Band>
      )}
      <DetailColumns>
        <Card>
          <DefinitionList
            items={[
              {
                name: t('columna.valor'),
                value: (
                  <>
                    <Figure>
                      <FigureLink to={carteraRoutes.movimientosOf(numero)}>
                        <Amount valor={valor} moneda={moneda} />
                      </FigureLink>
                    </Figure>
                    {pedido !== undefined && (
                      <Lesser>
                        {t.rich('diferencia', {
                          pedido: <Amount key="pedido" valor={pedido} moneda={moneda} />,
                          valor: <Amount key="valor" valor={valor} moneda={moneda} />,
                        })}
                      </Lesser>
                    )}
                  </>
                ),
              },
              { name: t('columna.fecha'), value: <DateText value={recibo.fecha} show="day" /> },
              { name: t('columna.medio'), value: t(`medio.${recibo.medio}`) },
              { name: t('referencia'), value: recibo.referencia && <Code>{recibo.referencia}</Code> },
              ...receivedFrom,
            ]}
          />
        </Card>
        <Card>
          <CardHead title={t(reembolsado > 0 ? 'destino' : 'columna.aplicado')} />
          <Lines>
            {recibo.aplicaciones.map((aplicacion, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows of one invoice have nothing else to tell them apart, and equal keys lose a row
              <li key={`${aplicacion.factura} ${index}`}>
                <Named name={aplicacion.curso} to={routes.factura(aplicacion.factura)}>
                  {aplicacion.factura}
                </Named>
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
              </li>
            )}
            {reembolsado > 0 && (
              <li>
                <TextLink to={carteraRoutes.movimientosOf(numero)}>
                  {t(estado === 'reversado' ? 'reversado' : 'reembolsado')}
                </TextLink>
                <b>
                  <Amount valor={reembolsado} moneda={moneda} />
                </b>
              </li>
            )}
          </Lines>
        </Card>
      </DetailColumns>
    </>
  );
}

/** Returns who paid: a receipt names its payer, on paper and here. */
function useReceivedFrom(): Definition[] {
  const t = useT('recibos');
  const { data, error } = useRead('GET /api/cliente');
  if (!data) return error === undefined ? outlinesOf(t('recibidoDe'), t('identificacion')) : [];
  const { razonSocial, identificacion } = data;
  return [
    { name: t('recibidoDe'), value: <bdi>{razonSocial ?? fullName(data)}</bdi> },
    { name: t('identificacion'), value: identificacion && <Code>{identificacion}</Code> },
  ];
}

/** Holds the place of definitions that are loading: what is below must not move. */
const outlinesOf = (...names: readonly string[]): Definition[] =>
  names.map((name) => ({
    name,
    value: (
      <SkeletonGroup>
        <Skeleton $width="160px" $height="24px" />
      </SkeletonGroup>
    ),
  }));
