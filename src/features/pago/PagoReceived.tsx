/**
 * The moment at which a payment has come in: how much, what it paid, whether it won a seat, what is still owed, and its
 * receipt. What only adds to the good news (seat, rest) is left out while it loads, or if it cannot be read.
 */
import styled from 'styled-components';
import type { Factura } from '../../contract/factura.ts';
import type { Recibo } from '../../contract/recibo.ts';
import { nextCuota } from '../../domain/cuenta/deudas.ts';
import { sumValores } from '../../domain/dinero.ts';
import { facturasMax } from '../../domain/pagos/enlace.ts';
import { seatAfterPago } from '../../domain/pagos/seatAfterPago.ts';
import { useT } from '../../i18n/useT.ts';
import { documentoPdf } from '../../state/documentoPdf.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { DateText } from '../../ui/data/DateText.tsx';
import { FileButton } from '../../ui/data/FileButton.tsx';
import { useRead } from '../../ui/hooks/useRead.ts';
import { SuccessIcon } from '../../ui/icons/signs.tsx';
import { Text } from '../../ui/layout/Text.ts';
import { CursoText } from '../curso/CursoText.tsx';
import { OutcomeFrame, PaidInvoices } from './outcome.ts';
import { usePago } from './PagarButton.tsx';

const Received = styled.p`
  font-size: 20px;
  font-weight: 600;
  line-height: 28px;
`;
/** The number of an invoice, below what it is for. */
const Which = styled.small`
  display: block;
  font-weight: 400;
`;
const Rest = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  justify-self: stretch;
  gap: 12px 16px;
  padding: 14px 16px;
  border-radius: var(--portal-radius);
  background: var(--portal-hover);
  text-align: start;

  > div {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
`;

interface Props {
  /** The number of the receipt. */
  readonly recibo: string;
  /** What is known of the payment before the receipt is read, or if it cannot be: minor units. */
  readonly expected: { readonly valor: number; readonly moneda: string };
  /** The instant at which the payment began, RFC 3339: a seat that was won later was won by it. */
  readonly since: string;
  /** Runs when a link is followed, even to the screen that is already behind the dialog. */
  readonly onLeave: () => void;
  /** @param numeros of the invoices on which something is still owed */
  readonly onPayRest: (numeros: readonly string[]) => void;
}

export function PagoReceived({ recibo: numero, expected, since, onLeave, onPayRest }: Props) {
  const t = useT('pago');
  const tRecibos = useT('recibos');
  const { links } = usePago();
  // The gateway may have confirmed a different amount than was asked for; the receipt has the real one.
  const { data: recibo, error } = useRead('GET /api/cliente/recibos/{id}', { params: { id: numero } });
  const received = recibo ?? (error === undefined ? undefined : expected);
  return (
    <OutcomeFrame>
      <SuccessIcon />
      <Received role="status">
        {received &&
          t.rich('recibidoValor', {
            valor: <Amount key="valor" valor={received.valor} moneda={received.moneda} />,
          })}
      </Received>
      {recibo?.pedido !== undefined && <Difference recibo={recibo} pedido={recibo.pedido} />}
      {recibo && recibo.aplicaciones.length > 0 && (
        <Applied recibo={recibo} since={since} onLeave={onLeave} onPayRest={onPayRest} />
      )}
      <div>
        <FileButton size="medium" {...documentoPdf('recibo', numero)}>
          {tRecibos('pdf')}
        </FileButton>
        <ButtonLink to={links.recibo(numero)} onClick={onLeave}>
          {t('verRecibo')}
        </ButtonLink>
      </div>
    </OutcomeFrame>
  );
}

function Difference({ recibo, pedido }: { readonly recibo: Recibo; readonly pedido: number }) {
  const t = useT('recibos');
  const money = (valor: number, key: string) => <Amount key={key} valor={valor} moneda={recibo.moneda} />;
  return (
    <p>{t.rich('diferencia', { pedido: money(pedido, 'pedido'), valor: money(recibo.valor, 'valor') })}</p>
  );
}

interface AppliedProps extends Pick<Props, 'since' | 'onLeave' | 'onPayRest'> {
  readonly recibo: Recibo;
}

/** The invoices that the payment paid, each with its course and what became of the seat, and what is left of them. */
function Applied({ recibo, since, onLeave, onPayRest }: AppliedProps) {
  const t = useT('pago');
  const { links } = usePago();
  const { aplicaciones, moneda, sinAplicar } = recibo;
  const numeros = [...new Set(aplicaciones.map(({ factura }) => factura))].slice(0, facturasMax);
  const { data } = useRead('GET /api/cliente/facturas', { query: { numero: numeros, limite: facturasMax } });
  const facturas = data?.resultados ?? [];
  return (
    <>
      <PaidInvoices aria-label={t('loPagado')}>
        {numeros.map((numero) => {
          const own = aplicaciones.filter(({ factura }) => factura === numero);
          const inscripcion = facturas.find((factura) => factura.numero === numero)?.inscripcion;
          const curso = own[0]?.curso;
          return (
            <li key={numero}>
              <TextLink to={links.factura(numero)} onClick={onLeave}>
                {curso !== undefined && <CursoText>{curso}</CursoText>}{' '}
                <Which>
                  <Code>{numero}</Code>
                </Which>
              </TextLink>
              <b>
                <Amount valor={sumValores(own.map(({ valor }) => valor))} moneda={moneda} />
              </b>
              {inscripcion !== undefined && <Seat inscripcion={inscripcion} since={since} />}
            </li>
          );
        })}
        {sinAplicar > 0 && (
          <li>
            <span>{t('aFavor')}</span>
            <b>
              <Amount valor={sinAplicar} moneda={moneda} />
            </b>
          </li>
        )}
      </PaidInvoices>
      <LeftToPay facturas={facturas} onPayRest={onPayRest} />
    </>
  );
}

/** Says whether the payment confirmed the seat, or until when it stays reserved. Shows nothing if it changed nothing. */
function Seat({ inscripcion: id, since }: { readonly inscripcion: string; readonly since: string }) {
  const t = useT('pago');
  const { data } = useRead('GET /api/cliente/inscripciones/{id}', { params: { id } });
  const seat = data && seatAfterPago(data, since);
  if (!seat) return null;
  if (seat === 'confirmado') {
    return (
      <Text as="strong" $tone="success">
        {t('cupo.confirmado')}
      </Text>
    );
  }
  return (
    <Text as="strong">
      {data.caducaEl === undefined
        ? t('cupo.reservado')
        : t.rich('cupo.reservadoHasta', {
            fecha: <DateText key="fecha" value={data.caducaEl} show="moment" />,
          })}
    </Text>
  );
}

interface LeftToPayProps extends Pick<Props, 'onPayRest'> {
  readonly facturas: readonly Factura[];
}

function LeftToPay({ facturas, onPayRest }: LeftToPayProps) {
  const t = useT('pago');
  const owed = facturas.filter(({ saldo }) => saldo > 0);
  const [first] = owed;
  if (!first) return null;
  const { moneda } = first;
  const next = owed.length === 1 ? nextCuota(first) : undefined;
  return (
    <Rest aria-label={t('faltaPagar')}>
      <div>
        <p>
          {t('faltaPagar')}{' '}
          <b>
            <Amount valor={sumValores(owed.map(({ saldo }) => saldo))} moneda={moneda} />
          </b>
        </p>
        {next && (
          <Text $tone="muted">
            {t.rich('proximaCuota', {
              valor: <Amount key="valor" valor={next.saldo} moneda={moneda} />,
              fecha: <DateText key="fecha" value={next.vence} show="day" />,
            })}
          </Text>
        )}
      </div>
      <Button tone="soft" onClick={() => onPayRest(owed.map(({ numero }) => numero))}>
        {t('pagarResto')}
      </Button>
    </Rest>
  );
}
