/** Offers what the client can do with an enrolment: pay, add it to a calendar, leave the waiting list, or cancel. */
import { useCallback, useState } from 'react';
import type { Enlace } from '../../../contract/enlace.ts';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { proposePago } from '../../../domain/cuenta/deudas.ts';
import { inscripcionMachine, takesSeat } from '../../../domain/estados/inscripcion.ts';
import { isFinal } from '../../../domain/estados/machine.ts';
import { CalendarLink } from '../../../features/curso/CalendarLink.tsx';
import { GatewayLink } from '../../../features/pago/GatewayLink.tsx';
import { PagarButton } from '../../../features/pago/PagarButton.tsx';
import { PendingPagosAlert } from '../../../features/pago/PendingPagosAlert.tsx';
import { usePendingPagos } from '../../../features/pago/usePendingPagos.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { useHost } from '../../../ui/host.ts';
import { findTitle } from '../../../ui/routeFocus.ts';
import { Stack } from '../../../ui/Stack.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useRead } from '../../../ui/useRead.ts';
import { AnularDialog } from './anular/AnularDialog.tsx';
import { useEnlaces } from './EnlacesCard.tsx';

export function ActionsCard({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { root } = useHost();
  const [open, setOpen] = useState(false);
  const { curso, estado, puedeAnular, saldo } = inscripcion;
  const { data } = useRead('GET /api/cliente/cursos/{id}', { params: { id: curso.id } });
  const hasCalendar = takesSeat(estado) && (data?.sesiones.length ?? 0) > 0;
  const isOpen = !isFinal(inscripcionMachine, estado);
  const opener = useCallback(
    (button: HTMLButtonElement) => () => {
      if (root.activeElement === button) focusTitleIfLost(root);
    },
    [root],
  );
  const close = () => {
    setOpen(false);
    focusTitleIfLost(root);
  };
  return (
    <>
      {(hasCalendar || isOpen || saldo > 0) && (
        <Card data-print="none" aria-label={t('detalle.acciones')}>
          <Stack $gap={12}>
            {saldo > 0 && <PagarInscripcion inscripcion={inscripcion} />}
            {hasCalendar && <CalendarLink block curso={curso.codigo} />}
            {isOpen && (
              <Button
                ref={opener}
                tone={puedeAnular ? 'outline' : 'text'}
                block
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                {t(
                  estado === 'en_espera'
                    ? 'anular.salirEspera'
                    : puedeAnular
                      ? 'anular.accion'
                      : 'anular.accionNo',
                )}
              </Button>
            )}
          </Stack>
        </Card>
      )}
      <AnularDialog
        inscripcion={inscripcion}
        limited={data?.cupo !== undefined}
        open={open}
        onClose={close}
      />
    </>
  );
}

/** The button that opened the dialog goes when the enrolment is read again, before the dialog closes or after it. */
function focusTitleIfLost(root: ShadowRoot): void {
  requestAnimationFrame(() => {
    if (root.activeElement === null) findTitle(root)?.focus();
  });
}

/** Pays what is owed for an enrolment: by its payment link, or by a new one if none is valid any more. */
function PagarInscripcion({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const { numero, facturas, moneda } = inscripcion;
  const { data } = useEnlaces(numero);
  const pendingPagos = usePendingPagos();
  const hasFavor = useFavor(moneda) > 0;
  const enlace = ownEnlace(data?.resultados ?? [], facturas);
  const factura = facturas.at(-1);
  if (!enlace && factura === undefined) return null;
  return (
    <>
      <PendingPagosAlert pagos={pendingPagos} numeros={facturas} withLink />
      {enlace && !hasFavor ? (
        <GatewayLink enlace={enlace} block>
          <PagarWords valor={enlace.pendiente} moneda={moneda} />
        </GatewayLink>
      ) : enlace ? (
        <PagarButton block what={{ requested: enlace.facturas }}>
          <PagarWords valor={enlace.pendiente} moneda={moneda} />
        </PagarButton>
      ) : (
        factura !== undefined && <PagarFactura numero={factura} moneda={moneda} />
      )}
    </>
  );
}

/** Pays what is proposed of the invoice, and names that amount once the invoice is read. */
function PagarFactura({ numero, moneda }: { readonly numero: string; readonly moneda: string }) {
  const { today } = useNow();
  const { data: factura } = useRead('GET /api/cliente/facturas/{id}', { params: { id: numero } });
  return (
    <PagarButton block what={{ requested: [{ numero }] }}>
      <PagarWords valor={factura && proposePago(factura, today)} moneda={moneda} />
    </PagarButton>
  );
}

interface PagarWordsProps {
  /** Minor units; undefined until it is known. */
  readonly valor: number | undefined;
  readonly moneda: string;
}

function PagarWords({ valor, moneda }: PagarWordsProps) {
  const t = useT('inscripciones');
  if (!valor) return t('detalle.pagar');
  return t.rich('detalle.pagarValor', { valor: <Amount key="valor" valor={valor} moneda={moneda} /> });
}

/** The link that asks for most of this enrolment, and for nothing else. */
function ownEnlace(enlaces: readonly Enlace[], facturas: readonly string[]): Enlace | undefined {
  return enlaces
    .filter(
      ({ estado, pendiente, facturas: asked }) =>
        estado === 'activo' && pendiente > 0 && asked.every(({ numero }) => facturas.includes(numero)),
    )
    .toSorted((a, b) => b.pendiente - a.pendiente)[0];
}

/** The client's credit in a currency, minor units: whoever has some is asked whether to use it first. */
function useFavor(moneda: string): number {
  const { data } = useRead('GET /api/cliente/balance');
  return data?.find((balance) => balance.moneda === moneda)?.saldoAFavor ?? 0;
}
