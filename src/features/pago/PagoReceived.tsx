/** The last step of a payment: the money came in by a link, or the client's credit has paid. */
import styled from 'styled-components';
import type { Enlace } from '../../contract/enlace.ts';
import type { Recibo } from '../../contract/recibo.ts';
import { sumValores } from '../../domain/dinero.ts';
import { useT } from '../../i18n/useT.ts';
import { documentoPdf } from '../../state/documentoPdf.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { SuccessIcon } from '../../ui/icons/signs.tsx';
import { RuledList } from '../../ui/RuledList.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useRead } from '../../ui/useRead.ts';
import { CursoText } from '../curso/CursoText.tsx';
import { usePago } from './PagarButton.tsx';
import type { FavorUse } from './pagoReducer.ts';

/** Shows how much came in, and the receipt. */
export function PagoReceived({ enlace }: { readonly enlace: Enlace }) {
  return (
    <Frame>
      <SuccessIcon />
      {enlace.recibo !== undefined && <WithRecibo numero={enlace.recibo} enlace={enlace} />}
    </Frame>
  );
}

function WithRecibo({ numero, enlace }: { readonly numero: string; readonly enlace: Enlace }) {
  const t = useT('pago');
  const tRecibos = useT('recibos');
  const { links } = usePago();
  // The gateway may have confirmed another amount than the link asked for, and the receipt has the real one.
  const { data, error } = useRead('GET /api/cliente/recibos/{id}', { params: { id: numero } });
  const received = data ?? (error === undefined ? undefined : enlace);
  return (
    <>
      <p role="status">
        {received &&
          t.rich('recibidoTexto', {
            valor: (
              <strong key="valor">
                <Amount valor={received.valor} moneda={received.moneda} />
              </strong>
            ),
            recibo: <Code key="recibo">{numero}</Code>,
          })}
      </p>
      {data?.pedido !== undefined && <Difference recibo={data} pedido={data.pedido} />}
      <div>
        <FileButton size="medium" {...documentoPdf('recibo', numero)}>
          {tRecibos('pdf')}
        </FileButton>
        <ButtonLink to={links.recibo(numero)}>{t('verRecibo')}</ButtonLink>
      </div>
    </>
  );
}

function Difference({ recibo, pedido }: { readonly recibo: Recibo; readonly pedido: number }) {
  const t = useT('recibos');
  const money = (valor: number, key: string) => <Amount key={key} valor={valor} moneda={recibo.moneda} />;
  return (
    <p>{t.rich('diferencia', { pedido: money(pedido, 'pedido'), valor: money(recibo.valor, 'valor') })}</p>
  );
}

const Invoices = styled(RuledList)`
  justify-self: stretch;
  padding-block-start: 10px;
  border-block-start: 1px solid var(--portal-line);
  text-align: start;

  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 12px;
  }
  > li > :nth-child(even) {
    text-align: end;
  }
`;

interface FavorUsedProps {
  readonly use: FavorUse;
  /** Runs when a link is followed, even to the screen that is already behind the dialog. */
  readonly onLeave: () => void;
  readonly onPayRest: () => void;
}

/** Shows how much of each invoice the client's credit has paid, what credit is left, and a button to pay the rest. */
export function FavorUsed({ use: { aplicado, left, facturas }, onLeave, onPayRest }: FavorUsedProps) {
  const t = useT('pago');
  const { links } = usePago();
  const { aplicaciones, moneda } = aplicado;
  const money = (valor: number) => <Amount key="valor" valor={valor} moneda={moneda} />;
  const rest = sumValores(facturas.map(({ saldo }) => saldo)) - aplicado.valor;
  return (
    <Frame>
      <SuccessIcon />
      <p role="status">
        {t.rich('usadoTexto', { valor: <strong key="valor">{money(aplicado.valor)}</strong> })}{' '}
        {t.rich('queda', { valor: money(left) })}
      </p>
      <Invoices aria-label={t('facturas')}>
        {facturas.map(({ numero, curso, saldo }) => {
          const own = aplicaciones.filter(({ factura }) => factura === numero);
          const paid = sumValores(own.map((aplicacion) => aplicacion.valor));
          const missing = saldo - paid;
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
              <small>{missing === 0 ? t('pagada') : t.rich('falta', { valor: money(missing) })}</small>
            </li>
          );
        })}
      </Invoices>
      {rest > 0 && (
        <div>
          <Button tone="soft" onClick={onPayRest}>
            {t('pagarResto')}
          </Button>
        </div>
      )}
    </Frame>
  );
}

/** A sign of success with the outcome below it. */
const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;

  > svg {
    inline-size: 56px;
    block-size: 56px;
    color: var(--portal-success);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
  }
`;
