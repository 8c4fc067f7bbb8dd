/** The payment came in: how much, and the receipt, to open or to keep. */
import type { Enlace } from '../../contract/enlace.ts';
import type { Recibo } from '../../contract/recibo.ts';
import { useT } from '../../i18n/useT.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { SuccessIcon } from '../../ui/icons/signs.tsx';
import { useRead } from '../../ui/useRead.ts';
import { Hecho } from './Hecho.ts';
import { ReciboPdf } from './ReciboPdf.tsx';
import { usePago } from './usePago.ts';

export function Recibido({ enlace }: { readonly enlace: Enlace }) {
  return (
    <Hecho>
      <SuccessIcon />
      {enlace.recibo !== undefined && <ConRecibo numero={enlace.recibo} enlace={enlace} />}
    </Hecho>
  );
}

function ConRecibo({ numero, enlace }: { readonly numero: string; readonly enlace: Enlace }) {
  const t = useT('pago');
  const { links } = usePago();
  // What came in is the receipt's to say: the gateway may have brought another amount than the link asked for.
  const { data, error } = useRead('GET /api/cliente/recibos/{id}', { params: { id: numero } });
  const recibido = data ?? (error === undefined ? undefined : enlace);
  return (
    <>
      <p role="status">
        {recibido &&
          t.rich('recibidoTexto', {
            valor: (
              <strong key="valor">
                <Amount valor={recibido.valor} moneda={recibido.moneda} />
              </strong>
            ),
            recibo: <Code key="recibo">{numero}</Code>,
          })}
      </p>
      {data?.pedido !== undefined && <Diferencia recibo={data} pedido={data.pedido} />}
      <div>
        <ReciboPdf numero={numero} />
        <ButtonLink to={links.recibo(numero)}>{t('verRecibo')}</ButtonLink>
      </div>
    </>
  );
}

function Diferencia({ recibo, pedido }: { readonly recibo: Recibo; readonly pedido: number }) {
  const t = useT('recibos');
  const money = (valor: number, key: string) => <Amount key={key} valor={valor} moneda={recibo.moneda} />;
  return (
    <p>{t.rich('diferencia', { pedido: money(pedido, 'pedido'), valor: money(recibo.valor, 'valor') })}</p>
  );
}
