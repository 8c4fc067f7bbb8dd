/** The payment came in: how much, and the receipt, to open or to keep. */
import styled from 'styled-components';
import type { Enlace } from '../../../contract/enlace.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { SuccessIcon } from '../../../ui/icons/signs.tsx';
import { ReciboPdf } from '../recibos/ReciboPdf.tsx';
import { rutas } from '../rutas.ts';

const Centro = styled.div`
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

export function Recibido({ enlace: { valor, moneda, recibo } }: { readonly enlace: Enlace }) {
  const t = useT('pago');
  return (
    <Centro>
      <SuccessIcon />
      <p role="status">
        {t.rich('recibidoTexto', {
          valor: (
            <strong key="valor">
              <Amount valor={valor} moneda={moneda} />
            </strong>
          ),
          recibo: <Code key="recibo">{recibo}</Code>,
        })}
      </p>
      {recibo !== undefined && (
        <div>
          <ReciboPdf numero={recibo} />
          <ButtonLink to={rutas.recibo(recibo)}>{t('verRecibo')}</ButtonLink>
        </div>
      )}
    </Centro>
  );
}
