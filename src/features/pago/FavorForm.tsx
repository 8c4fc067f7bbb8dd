/** Pays with the client's credit: asks which invoices, shows debt and credit before and after, and then what it has paid. */

import styled from 'styled-components';
import { sumValores } from '../../domain/dinero.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { PlainTable } from '../../ui/data/PlainTable.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { SuccessIcon } from '../../ui/icons/signs.tsx';
import { PlainList } from '../../ui/layout/PlainList.ts';
import { Text } from '../../ui/layout/Text.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { CursoText } from '../curso/CursoText.tsx';
import { OutcomeFrame, PaidInvoices } from './outcome.ts';
import { usePago } from './PagarButton.tsx';
import { AmountField, describeFactura, nameOf, PagoForm } from './PagoForm.tsx';
import { PendingPagosAlert } from './PendingPagosAlert.tsx';
import type { FavorUse } from './pagoReducer.ts';
import type { PagoFlow } from './usePagoDialog.ts';

const Invoices = styled(PlainList)`
  display: grid;
  gap: 8px;

  > li > :nth-child(2) {
    margin-block: 12px 8px;
    margin-inline-start: 34px;
  }
  @media (min-height: 760px) {
    /* Keeps the focused field above the sticky summary. */
    input {
      scroll-margin-block-end: 180px;
    }
  }
`;
/** Stays in view however many invoices there are, if that leaves space to read them; else it comes after them. */
const Summary = styled.div`
  padding-block-start: 12px;
  border-block-start: 1px dashed var(--portal-line);

  @media (min-height: 760px) {
    position: sticky;
    inset-block-end: -24px;
    margin-block-end: -24px;
    padding-block-end: 12px;
    background: var(--portal-float);
  }

  > p[data-fault] {
    padding-block-end: 8px;
  }
`;

interface Props {
  readonly id: string;
  readonly flow: PagoFlow;
}

export function FavorForm({ id, flow: { state, favor, pending, dispatch, balance } }: Props) {
  const t = useT('pago');
  const { money } = useFormat();
  const { payables, available, loadError } = state;
  const { lines, total, moneda, tried, write, submit, failure } = favor;
  const chosen = lines.filter((line) => line.chosen);
  const owed = sumValores(chosen.map(({ factura }) => factura.saldo));
  const left = (available ?? 0) - total;
  const problem =
    left < 0
      ? t('excedeFavor', { valor: money(available ?? 0, moneda) })
      : tried && chosen.length === 0
        ? t('elijaUna')
        : undefined;
  const hasBoth = available !== undefined && payables && payables.length > 0;
  if (hasBoth && available === 0) return <p>{t('sinFavor')}</p>;
  return (
    <PagoForm
      id={id}
      hasFacturas={payables?.length === 0 ? false : available === undefined ? undefined : hasBoth}
      error={loadError ?? (balance.data ? undefined : balance.error)}
      onRetry={loadError === undefined ? balance.retry : () => dispatch({ type: 'retry' })}
      failure={failure}
      failureTitle={t('falloFavor')}
      onSubmit={submit}
    >
      <Text $tone="muted">{t('favorTexto')}</Text>
      <PendingPagosAlert pagos={pending} numeros={chosen.map(({ factura }) => factura.numero)} />
      <Invoices aria-label={t('facturas')}>
        {lines.map((line) => {
          const { factura, chosen, valor } = line;
          const { numero, saldo } = factura;
          const toggle = () => write(factura, chosen ? null : left > 0 ? Math.min(saldo, left) : '');
          return (
            <li key={numero}>
              <Checkbox
                checked={chosen}
                onChange={toggle}
                label={<CursoText>{nameOf(factura)}</CursoText>}
                hint={describeFactura(factura, t('saldo', { saldo: money(saldo, moneda) }))}
              />
              {chosen && <AmountField line={line} onWrite={write} tried={tried} max={left + valor} />}
            </li>
          );
        })}
      </Invoices>
      <Summary>
        <Text $tone="error" $size="dense" role="status" tabIndex={-1} data-fault={problem && ''}>
          {problem ?? (
            <VisuallyHidden>
              {t('usa')} {money(total, moneda)}
            </VisuallyHidden>
          )}
        </Text>
        <BeforeAndAfter
          moneda={moneda}
          rows={[
            { name: t('aFavor'), before: available ?? 0, after: Math.max(left, 0) },
            { name: t('porPagar', { count: chosen.length }), before: owed, after: Math.max(owed - total, 0) },
          ]}
        />
      </Summary>
    </PagoForm>
  );
}

const Table = styled(PlainTable)`
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

/** An amount before and after the credit is used, in minor units. */
interface Row {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** Shows the amounts that the person agrees to: as they are now and as they will be. */
function BeforeAndAfter({ rows, moneda }: { readonly rows: readonly Row[]; readonly moneda: string }) {
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

interface FavorUsedProps {
  readonly use: FavorUse;
  /** Runs when a link is followed, even to the screen that is already behind the dialog. */
  readonly onLeave: () => void;
  /** @param numeros of the invoices that are paid */
  readonly onPayRest: (numeros: readonly string[]) => void;
}

/** Shows how much of each invoice the client's credit has paid, what credit is left, and a button to pay the rest. */
export function FavorUsed({ use: { aplicado, facturas }, onLeave, onPayRest }: FavorUsedProps) {
  const t = useT('pago');
  const { links } = usePago();
  const { aplicaciones, moneda, saldoAFavor } = aplicado;
  const saldos = new Map(aplicado.facturas?.map(({ numero, saldo }) => [numero, saldo]));
  const money = (valor: number) => <Amount key="valor" valor={valor} moneda={moneda} />;
  return (
    <OutcomeFrame>
      <SuccessIcon />
      <p role="status">
        {t.rich('usadoTexto', { valor: <strong key="valor">{money(aplicado.valor)}</strong> })}{' '}
        {saldoAFavor !== undefined && t.rich('queda', { valor: money(saldoAFavor) })}
      </p>
      <PaidInvoices aria-label={t('facturas')}>
        {facturas.map(({ numero, curso }) => {
          const own = aplicaciones.filter(({ factura }) => factura === numero);
          const paid = sumValores(own.map((aplicacion) => aplicacion.valor));
          const saldo = saldos.get(numero);
          return (
            <li key={numero}>
              <TextLink to={links.factura(numero)} onClick={onLeave}>
                {curso !== undefined && <CursoText>{curso}</CursoText>} <Code>{numero}</Code>
              </TextLink>
              <b>{money(paid)}</b>
              <small>
                {own.map(({ recibo }, index) => (
                  <span key={recibo}>
                    {index > 0 && ', '}
                    <TextLink to={links.recibo(recibo)} onClick={onLeave}>
                      <Code>{recibo}</Code>
                    </TextLink>
                  </span>
                ))}
              </small>
              <small>
                {saldo === 0 ? t('pagada') : saldo !== undefined && t.rich('falta', { valor: money(saldo) })}
              </small>
            </li>
          );
        })}
      </PaidInvoices>
      {aplicado.facturas?.some(({ saldo }) => saldo > 0) && (
        <div>
          <Button tone="soft" onClick={() => onPayRest(facturas.map(({ numero }) => numero))}>
            {t('pagarResto')}
          </Button>
        </div>
      )}
    </OutcomeFrame>
  );
}
