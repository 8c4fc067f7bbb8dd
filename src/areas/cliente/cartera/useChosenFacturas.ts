/**
 * The invoices that the client has chosen to pay. The choice is kept in this tab until the client signs out, because paying leaves
 * the page. An invoice is no longer chosen if its balance has changed meanwhile, or what undecided payments may still pay of it:
 * whoever comes back from the payment page must not pay it twice without choosing it again.
 */
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Factura } from '../../../contract/factura.ts';
import { limiteMax } from '../../../contract/list.ts';
import { type FacturasPago, sumPendientes } from '../../../domain/pagos/sumPendientes.ts';
import { api } from '../../../state/api.ts';
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

/**
 * @param shown the rows of the list, as the server has them now
 * @param pagos the client's undecided payments; undefined until they are known, and nothing is chosen before
 */
export function useChosenFacturas(shown: readonly Factura[], pagos: readonly FacturasPago[] | undefined) {
  const { id: usuario = '' } = useUsuario() ?? {};
  const [saldos, setSaldos] = useState<Saldos>(() => readKept(usuario));
  const [loaded, setLoaded] = useState<readonly Factura[]>(none);
  useKeptFacturas(saldos, setLoaded);

  return useMemo(() => {
    const known = new Map([...loaded, ...shown].map((factura) => [factura.numero, factura]));
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
      /** Holds the chosen invoices that are loaded. */
      facturas: Object.keys(saldos).flatMap((numero) => {
        const factura = known.get(numero);
        return factura && has(factura) ? [factura] : [];
      }),
      has,
      /** Says whether a payment of it is undecided. */
      isPaying: (factura: Factura) => enProceso(factura) > 0,
      toggle: (factura: Factura) => {
        const { [factura.numero]: before, ...others } = saldos;
        // Kept for when paging, sorting or filtering removes its row.
        setLoaded([...known.values()]);
        const rest = restOf(factura);
        choose(before === rest ? others : { ...others, [factura.numero]: rest });
      },
      clear: () => choose({}),
    };
  }, [saldos, loaded, shown, pagos, usuario]);
}

const none: readonly Factura[] = [];

function readKept(usuario: string): Saldos {
  const kept = v.safeParse(Kept, tabStorage.read(chosenKey));
  return kept.success && kept.output.usuario === usuario ? kept.output.saldos : {};
}

/** Loads what was chosen before this screen was opened: it may be on any page of the list. */
function useKeptFacturas(saldos: Saldos, setLoaded: Dispatch<SetStateAction<readonly Factura[]>>): void {
  const [numero] = useState(() => Object.keys(saldos).slice(0, limiteMax));
  useEffect(() => {
    if (numero.length === 0) return;
    const control = new AbortController();
    // If the call fails, the invoices in the list stay chosen all the same.
    api('GET /api/cliente/facturas', { query: { numero, limite: limiteMax }, signal: control.signal }).then(
      ({ resultados }) => setLoaded((before) => [...resultados, ...before]),
      () => undefined,
    );
    return () => control.abort();
  }, [numero, setLoaded]);
}
