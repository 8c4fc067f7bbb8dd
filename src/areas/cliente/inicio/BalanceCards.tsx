/** Shows what is owed, how much of it is overdue and what is due next, each a link into the cartera; one line per currency. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Balance } from '../../../contract/balance.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { FavorButton, PagarButton, payProximo } from '../../../features/pago/PagarButton.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { coverCss } from '../../../ui/layout/coverCss.ts';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Text } from '../../../ui/layout/Text.ts';
import { Link } from '../../../ui/routing/router.ts';
import { carteraRoutes, routes } from '../parts/routes.ts';

const Row = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));

  @container portal (min-width: 600px) {
    gap: 24px;
  }
`;
const Figure = styled(Card)<{ $alert?: boolean }>`
  display: grid;
  gap: 2px;
  align-content: start;

  /* Above the link that covers the card. */
  > button {
    z-index: 1;
    justify-self: start;
    margin-block-start: 8px;
  }
  > [data-rank='2'] {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    font-weight: 400;
    line-height: 22px;
  }
  > a {
    ${coverCss(2, 'var(--portal-radius-card)')}
    color: ${({ $alert }) => ($alert ? 'var(--portal-error)' : 'var(--portal-text)')};
    font-size: 22px;
    font-weight: 700;
    line-height: 32px;
  }
  &:hover > a {
    color: var(--portal-accent);
  }
`;
const Note = styled(Text).attrs({ $size: 'dense', $tone: 'muted' })``;
/** Says where the link over the card leads, and looks like a link itself. */
const Way = styled(Text).attrs({ $size: 'dense' })`
  color: var(--portal-accent);
  font-weight: 600;
`;

export function BalanceCards() {
  const t = useT('inicio');
  const { data, error, retry } = useRead('GET /api/cliente/balance');
  if (!data && error !== undefined) {
    return <ErrorCard inline title={t('cuenta.fallo')} error={error} onRetry={retry} />;
  }
  if (!data) return <Loading />;
  return data.map((balance) => <CurrencyRow key={balance.moneda} balance={balance} />);
}

function CurrencyRow({ balance }: { readonly balance: Balance }) {
  const t = useT('inicio');
  const { moneda, saldo, vencido, saldoAFavor, proximoVencimiento: next } = balance;
  const money = (valor: number): ReactNode => <Amount valor={valor} moneda={moneda} />;
  return (
    <Row>
      <Figure>
        <Heading rank={2}>{t(saldo < 0 ? 'cuenta.saldoAFavor' : 'cuenta.saldo')}</Heading>
        <Link to={routes.cartera}>{money(Math.abs(saldo))}</Link>
        {saldoAFavor > 0 && (
          <Note>{t.rich('cuenta.aFavor', { valor: <span key="valor">{money(saldoAFavor)}</span> })}</Note>
        )}
        <FavorButton balance={balance}>{t('cuenta.usar')}</FavorButton>
      </Figure>
      <Figure $alert={vencido > 0}>
        <Heading rank={2}>{t('cuenta.vencido')}</Heading>
        <Link to={carteraRoutes.ofAge('vencido')}>{money(vencido)}</Link>
        {vencido > 0 ? <Way>{t('cuenta.atrasado')}</Way> : <Note>{t('cuenta.alDia')}</Note>}
      </Figure>
      <Figure>
        <Heading rank={2}>{t('cuenta.proximo')}</Heading>
        {next ? (
          <>
            <Link to={routes.factura(next.factura)}>{money(next.valor)}</Link>
            <Note>
              <DottedList>
                <DateText value={next.fecha} />
                {next.curso !== undefined && <CursoText>{next.curso}</CursoText>}
              </DottedList>
            </Note>
            <PagarButton
              what={payProximo(next)}
              direct
              tone="soft"
              size="small"
              label={t('cuenta.pagarProximo')}
            >
              {t('cuenta.pagar')}
            </PagarButton>
          </>
        ) : (
          <Link to={routes.cartera}>{t('cuenta.sinProximo')}</Link>
        )}
      </Figure>
    </Row>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Row>
        {[0, 1, 2].map((n) => (
          <Figure key={n} as="div">
            <Skeleton $width="100px" />
            <Skeleton $width="140px" $height="32px" />
            <Skeleton $width="80px" />
          </Figure>
        ))}
      </Row>
    </SkeletonGroup>
  );
}
