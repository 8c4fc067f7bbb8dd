/** The payment came in: how much, and the receipt, to open or to keep. */
import type { Enlace } from '../../../contract/enlace.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { SuccessIcon } from '../../../ui/icons/signs.tsx';
import { ReciboPdf } from '../recibos/ReciboPdf.tsx';
import { rutas } from '../rutas.ts';
import { Hecho } from './Hecho.ts';

export function Recibido({ enlace: { valor, moneda, recibo } }: { readonly enlace: Enlace }) {
  const t = useT('pago');
  return (
    <Hecho>
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
    </Hecho>
  );
}
