/**
 * The invoices that the client has chosen to pay. The choice is kept in this tab until the client signs out, because paying leaves
 * the page. An invoice is no longer chosen if its balance has changed meanwhile, or what undecided payments may still pay of it:
 * whoever comes back from the payment page must not pay it twice without choosing it again.
 */
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Factura } from '../../../contract/factura.ts';
import { type FacturasPago, sumPendientes } from '../../../domain/pagos/sumPendientes.ts';
import { chosenKey, tabStorage } from '../../../state/tabStorage.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';

/** What each chosen invoice owed when it was chosen, without undecided payments (minor units), by number. */
type Saldos = Readonly<Record<string, number>>;

const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ usuario: v.string(), saldos: v.record(v.string(), v.number()) }),
);

export type ChosenFacturas = ReturnType<typeof useChosenFacturas>;

/** @param pagos the client's undecided payments; undefined until they are known, and nothing can be chosen before */
export function useChosenFacturas(pagos: readonly FacturasPago[] | undefined) {
  const { id: usuario = '' } = useUsuario() ?? {};
  const [saldos, setSaldos] = useState<Saldos>(() => readKept(usuario));

  return useMemo(() => {
    const enProceso = ({ numero }: Factura) => (pagos && sumPendientes(pagos, [numero])?.valor) ?? 0;
    const restOf = (factura: Factura) => factura.saldo - enProceso(factura);
    const has = (factura: Factura) =>
      pagos !== undefined && factura.saldo > 0 && saldos[factura.numero] === restOf(factura);
    const choose = (next: Saldos) => {
      const isEmpty = Object.keys(next).length === 0;
      tabStorage.write(chosenKey, isEmpty ? undefined : JSON.stringify({ usuario, saldos: next }));
      setSaldos(next);
    };
    return {
      numeros: Object.keys(saldos),
      canChoose: pagos !== undefined,
      has,
      /** Says whether a payment of it is undecided. */
      isPaying: (factura: Factura) => enProceso(factura) > 0,
      toggle(factura: Factura) {
        const { [factura.numero]: before, ...others } = saldos;
        const rest = restOf(factura);
        choose(before === rest ? others : { ...others, [factura.numero]: rest });
      },
      /** Forgets those that are no longer chosen, so that they are not chosen again if their payment fails. */
      forgetChanged(facturas: readonly Factura[]) {
        if (pagos === undefined) return;
        const changed = facturas.filter((factura) => factura.numero in saldos && !has(factura));
        if (changed.length === 0) return;
        const next = { ...saldos };
        for (const { numero } of changed) delete next[numero];
        choose(next);
      },
      clear: () => choose({}),
    };
  }, [saldos, pagos, usuario]);
}

function readKept(usuario: string): Saldos {
  const kept = v.safeParse(Kept, tabStorage.read(chosenKey));
  return kept.success && kept.output.usuario === usuario ? kept.output.saldos : {};
}
