/** Says at the press what the frame around the page does not allow, with the address that opens in a tab of its own. */
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { CopyButton } from '../controls/CopyButton.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Address } from '../data/Address.ts';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { ToastProvider } from '../feedback/ToastProvider.tsx';
import { useHost } from '../hooks/host.ts';
import { useToast } from '../hooks/toast.ts';
import { Stack } from '../layout/Stack.ts';
import { guardClicks, type RefusedPress } from './guardClicks.ts';

export function SandboxGuard() {
  const { root, emit } = useHost();
  const [refusal, setRefusal] = useState<RefusedPress>();
  const tell = useEffectEvent((told: RefusedPress) => {
    setRefusal(told);
    if (told.isSure)
      emit('portal-error', {
        code: 'sandbox',
        message: `The frame around the page does not allow-${told.need}.`,
      });
  });
  useEffect(() => guardClicks(root, (told) => tell(told)), [root]);
  if (!refusal) return null;
  return (
    <ErrorBoundary compact>
      <Suspense fallback={null}>
        <ToastProvider>
          <Notice refusal={refusal} />
        </ToastProvider>
      </Suspense>
    </ErrorBoundary>
  );
}

/** A dialog, or a short message that leads to it if it is not known whether the browser did what was asked. */
function Notice({ refusal }: { readonly refusal: RefusedPress }) {
  const t = useT('marco');
  const toast = useToast();
  const [shown, setShown] = useState<RefusedPress>();
  const show = useEffectEvent((told: RefusedPress) => {
    if (told.isSure || told.need === 'popups') setShown(told);
    else
      toast({
        message: t(`duda.${told.need}`),
        tone: 'info',
        action: { label: t('duda.accion'), run: () => setShown(told) },
      });
  });
  useEffect(() => show(refusal), [refusal]);
  const { need, address } = shown ?? refusal;
  return (
    <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title={t(`titulo.${need}`)}>
      <Stack>
        <p>
          {t('texto')} {t(address === undefined ? 'sinDireccion' : `salida.${need}`)}
        </p>
        {address !== undefined && (
          <>
            <Address dir="ltr">{address}</Address>
            <CopyButton text={address} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
