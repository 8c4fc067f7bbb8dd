/** /cliente/recibos: the confirmed payments of the client; with `?recibo=` the one of that number. */
import { useSearchParams } from '../../../ui/router.ts';
import { ReciboDetalle } from './ReciboDetalle.tsx';
import { RecibosLista } from './RecibosLista.tsx';

export function RecibosScreen() {
  const [params] = useSearchParams();
  const numero = params.get('recibo');
  return numero ? <ReciboDetalle key={numero} numero={numero} /> : <RecibosLista />;
}
