/**
 * What the client owes, in one card with one button: what is overdue or, if nothing is, what is due next. A card for each
 * currency; none if nothing was ever billed.
 */
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { Balance } from '../../../contract/balance.ts';
import type { Pago } from '../../../contract/pago.ts';
import { sumPendientes } from '../../../domain/pagos/sumPendientes.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { PagarButton, payProximo } from '../../../features/pago/PagarButton.tsx';
import { payTone, usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { Link } from '../../../ui/routing/router.ts';
import { carteraRoutes, routes } from '../parts/routes.ts';

const Owe = styled(Card)`
  display: grid;
  gap: 12px;
  align-content: start;
`;

const Total = styled(Link)`
  color: var(--portal-text);
  font-size: 28px;
  font-weight: 700;
  line-height: 40px;
  text-decoration: none;

  &:hover {
    color: var(--portal-accent);
    text-decoration: underline;
  }
`;

export function OweCards() {
  const t = useT('inicio');
  const { data, error, retry } = useRead('GET /api/cliente/balance');
  const pagos = usePendingPagos();
  if (!data && error !== undefined) {
    return <ErrorCard inline title={t('cuenta.fallo')} error={error} onRetry={retry} />;
  }
  if (!data || !pagos) return <Loading />;
  return data.map((balance) => <OweCard key={balance.moneda} balance={balance} pagos={pagos} />);
}

interface OweCardProps {
  readonly balance: Balance;
  /** The undecided payments of the client. */
  readonly pagos: readonly Pago[];
}

function OweCard({ balance, pagos }: OweCardProps) {
  const t = useT('inicio');
  const { today } = useNow();
  const [heading, total] = [useId(), useId()];
  const { moneda, saldo, vencido, saldoAFavor, proximoVencimiento: next } = balance;
  const inProcess = next && sumPendientes(pagos, [next.factura]) !== undefined;
  const money = (valor: number): ReactNode => <Amount key="valor" valor={valor} moneda={moneda} />;
  return (
    <Owe>
      <div>
        <Heading rank={2} id={heading}>
          {t(saldo < 0 ? 'cuenta.saldoAFavor' : 'cuenta.debe')}
        </Heading>
        <Total id={total} aria-labelledby={`${heading} ${total}`} to={routes.cartera}>
          {money(Math.abs(saldo))}
        </Total>
        {saldoAFavor > 0 && (
          <Text $tone="muted">{t.rich('cuenta.aFavor', { valor: money(saldoAFavor) })}</Text>
        )}
      </div>
      {vencido > 0 ? <Overdue balance={balance} /> : <Text $tone="muted">{t('cuenta.alDia')}</Text>}
      {next && next.fecha >= today && (
        <Stack $row $gap={12}>
          <div>
            <p>{t.rich('cuenta.proximo', { valor: money(next.valor) })}</p>
            <Text as="div" $tone="muted">
              <DottedList>
                <DateText value={next.fecha} />
                {next.curso !== undefined && <CursoText>{next.curso}</CursoText>}
                {inProcess && t('cuenta.enProceso')}
              </DottedList>
            </Text>
          </div>
          {vencido === 0 && (
            <PagarButton what={payProximo(next)} direct tone={payTone(pagos, [next.factura])}>
              {t.rich('vencido.pagarValor', { valor: money(next.valor) })}
            </PagarButton>
          )}
        </Stack>
      )}
    </Owe>
  );
}

function Overdue({ balance: { moneda, vencido } }: { readonly balance: Balance }) {
  const t = useT('inicio');
  const { money } = useFormat();
  return (
    <Alert
      tone="error"
      title={t('vencido.titulo', { valor: money(vencido, moneda) })}
      action={
        <Stack $row $gap={8}>
          <ButtonLink tone="text" size="small" to={carteraRoutes.ofAge('vencido')}>
            {t('vencido.ver')}
          </ButtonLink>
          <PagarButton what={{ overdueIn: moneda }} direct size="small">
            {t('vencido.pagar')}
          </PagarButton>
        </Stack>
      }
    />
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Owe as="div">
        <Skeleton $width="100px" />
        <Skeleton $width="140px" $height="40px" />
        <Skeleton $height="76px" />
      </Owe>
    </SkeletonGroup>
  );
}
