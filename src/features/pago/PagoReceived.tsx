/** The payment came in: how much, and its receipt. */
import type { Enlace } from '../../contract/enlace.ts';
import type { Recibo } from '../../contract/recibo.ts';
import { useT } from '../../i18n/useT.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { useRead } from '../../ui/useRead.ts';
import { DoneFrame } from './DoneFrame.tsx';
import { ReciboPdfButton } from './ReciboPdfButton.tsx';
import { usePago } from './usePago.ts';

export function PagoReceived({ enlace }: { readonly enlace: Enlace }) {
  return (
    <DoneFrame>
      {enlace.recibo !== undefined && <WithRecibo numero={enlace.recibo} enlace={enlace} />}
    </DoneFrame>
  );
}

function WithRecibo({ numero, enlace }: { readonly numero: string; readonly enlace: Enlace }) {
  const t = useT('pago');
  const { links } = usePago();
  // What came in is the receipt's to say: the gateway may have brought another amount than the link asked for.
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
        <ReciboPdfButton numero={numero} />
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
