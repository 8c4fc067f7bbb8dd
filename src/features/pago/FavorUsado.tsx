/** What was in favour was used: which receipt paid which invoice, and what is left to pay of them. */
import styled from 'styled-components';
import { sumValores } from '../../domain/dinero.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { SuccessIcon } from '../../ui/icons/signs.tsx';
import { PlainList } from '../../ui/PlainList.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Hecho } from './Hecho.ts';
import type { Usado } from './useFavor.ts';
import { usePago } from './usePago.ts';

const Facturas = styled(PlainList)`
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
  readonly usado: Usado;
  /** A link was followed: also to where the person is already. */
  readonly onLeave: () => void;
  readonly onPagarResto: () => void;
}

export function FavorUsado({ usado: { aplicado, queda, facturas }, onLeave, onPagarResto }: Props) {
  const t = useT('pago');
  const { links } = usePago();
  const { aplicaciones, valor, moneda } = aplicado;
  const money = (cifra: number) => <Amount key="valor" valor={cifra} moneda={moneda} />;
  const resto = sumValores(facturas.map(({ saldo }) => saldo)) - valor;
  return (
    <Hecho>
      <SuccessIcon />
      <p role="status">
        {t.rich('usadoTexto', { valor: <strong key="valor">{money(valor)}</strong> })}{' '}
        {t.rich('queda', { valor: money(queda) })}
      </p>
      <Facturas aria-label={t('facturas')}>
        {facturas.map(({ numero, saldo }) => {
          const suyas = aplicaciones.filter(({ factura }) => factura === numero);
          const pagado = sumValores(suyas.map((aplicacion) => aplicacion.valor));
          const falta = saldo - pagado;
          return (
            <li key={numero}>
              <TextLink to={links.factura(numero)} onClick={onLeave}>
                <Code>{numero}</Code>
              </TextLink>
              <b>{money(pagado)}</b>
              <small>
                {suyas.map(({ recibo }, indice) => (
                  <span key={recibo}>
                    {indice > 0 && ', '}
                    <TextLink to={links.recibo(recibo)} onClick={onLeave}>
                      <Code>{recibo}</Code>
                    </TextLink>
                  </span>
                ))}
              </small>
              <small>{falta === 0 ? t('pagada') : t.rich('falta', { valor: money(falta) })}</small>
            </li>
          );
        })}
      </Facturas>
      {resto > 0 && (
        <div>
          <Button tone="soft" onClick={onPagarResto}>
            {t('pagarResto')}
          </Button>
        </div>
      )}
    </Hecho>
  );
}
