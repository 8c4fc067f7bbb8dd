/** Pays what is overdue or, where nothing is, what is due next; nothing to see where nothing is owed, or as long as it is not known. */
import type { Balance } from '../../../contract/balance.ts';
import { Pagar } from '../../../features/pago/Pagar.tsx';
import { useT } from '../../../i18n/useT.ts';
import { useLectura } from '../../../ui/useLectura.ts';

export function PagarDeuda() {
  const { data = [] } = useLectura('GET /api/cliente/balance');
  return data.map((balance) => (
    <Deuda key={balance.moneda} balance={balance} varias={data.length > 1 ? ` (${balance.moneda})` : ''} />
  ));
}

function Deuda({ balance, varias }: { readonly balance: Balance; readonly varias: string }) {
  const t = useT('recibos');
  const { moneda, vencido, proximoVencimiento: proximo } = balance;
  if (vencido > 0) {
    return (
      <Pagar que={{ vencidasEn: moneda }}>
        {t('pagarVencido')}
        {varias}
      </Pagar>
    );
  }
  if (!proximo) return null;
  return (
    <Pagar que={{ pedidas: [{ numero: proximo.factura, valor: proximo.valor }] }}>
      {t('pagarProximo')}
      {varias}
    </Pagar>
  );
}
