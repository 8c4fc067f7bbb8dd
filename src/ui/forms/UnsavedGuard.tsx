/** Asks before what was typed and not saved is lost: by a link, Back, signing out or closing the tab. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { holdPlace } from '../../state/leaving.ts';
import { goBack } from '../../state/ubicacion.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { useBackCloses } from '../controls/useBackCloses.ts';

export function UnsavedGuard({ dirty }: { readonly dirty: boolean }) {
  const t = useT('comun');
  /** The navigation that waits for the person's answer, if any. */
  const [going, setGoing] = useState<{ readonly go: () => void }>();
  const [left, setLeft] = useState(false);
  const release = useRef<() => void>(undefined);
  const ask = useEffectEvent((go: () => void) => setGoing({ go }));

  useEffect(() => {
    if (!dirty) return;
    release.current = holdPlace((go) => ask(go));
    return () => release.current?.();
  }, [dirty]);
  // While the dialog asks, Back closes the dialog.
  useBackCloses(dirty && !left && going === undefined, () => setGoing({ go: goBack }));

  const stay = () => setGoing(undefined);
  const leave = () => {
    stay();
    setLeft(true);
    release.current?.();
    going?.go();
  };
  return (
    <Dialog
      open={going !== undefined}
      onClose={stay}
      title={t('sinGuardar.titulo')}
      actions={
        <>
          <Button tone="outline" onClick={leave}>
            {t('sinGuardar.salir')}
          </Button>
          <Button onClick={stay}>{t('sinGuardar.seguir')}</Button>
        </>
      }
    >
      <p>{t('sinGuardar.texto')}</p>
    </Dialog>
  );
}
