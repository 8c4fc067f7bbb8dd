/** What was in favour has paid invoices: how much of each, what is left, and the way to pay the rest. */
import styled from 'styled-components';
import { sumValores } from '../../domain/dinero.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { PlainList } from '../../ui/PlainList.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { DoneFrame } from './DoneFrame.tsx';
import type { FavorUse } from './pagoReducer.ts';
import { usePago } from './usePago.ts';

const Invoices = styled(PlainList)`
  justify-self: stretch;
  text-align: start;

  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 12px;
    padding-block: 10px;
    border-block-start: 1px solid var(--portal-line);
  }
  > li > :nth-child(even) {
    text-align: end;
  }
  small {
    color: var(--portal-text-2);
    font-size: 13px;
    line-height: 20px;
  }
`;

interface Props {
  readonly use: FavorUse;
  /** A link was followed: also to where the person is already. */
  readonly onLeave: () => void;
  readonly onPayRest: () => void;
}

export function FavorUsed({ use: { aplicado, left, facturas }, onLeave, onPayRest }: Props) {
  const t = useT('pago');
  const { links } = usePago();
  const { aplicaciones, moneda } = aplicado;
  const money = (valor: number) => <Amount key="valor" valor={valor} moneda={moneda} />;
  const rest = sumValores(facturas.map(({ saldo }) => saldo)) - aplicado.valor;
  return (
    <DoneFrame>
      <p role="status">
        {t.rich('usadoTexto', { valor: <strong key="valor">{money(aplicado.valor)}</strong> })}{' '}
        {t.rich('queda', { valor: money(left) })}
      </p>
      <Invoices aria-label={t('facturas')}>
        {facturas.map(({ numero, saldo }) => {
          const own = aplicaciones.filter(({ factura }) => factura === numero);
          const paid = sumValores(own.map((aplicacion) => aplicacion.valor));
          const missing = saldo - paid;
          return (
            <li key={numero}>
              <TextLink to={links.factura(numero)} onClick={onLeave}>
                <Code>{numero}</Code>
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
    </DoneFrame>
  );
}
