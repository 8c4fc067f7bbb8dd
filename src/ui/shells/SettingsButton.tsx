/** Opens the settings panel, whose code comes when the person reaches for it. */
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { IconButton } from '../IconButton.tsx';
import { SettingsIcon } from '../icons/actions.tsx';
import { lazyScreen } from '../lazy.tsx';

const SettingsPanel = lazyScreen(() => import('../settings/SettingsPanel.tsx').then((m) => m.SettingsPanel));

export function SettingsButton() {
  const t = useT('comun');
  const [open, setOpen] = useState(false);
  // It stays mounted once it was open, so that the dialog can give the focus back.
  const [used, setUsed] = useState(false);
  return (
    <>
      <IconButton
        label={t('ajustes.abrir')}
        icon={<SettingsIcon />}
        data-control="ajustes"
        aria-haspopup="dialog"
        onPointerEnter={SettingsPanel.preload}
        onFocus={SettingsPanel.preload}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      />
      {used && (
        <ErrorBoundary resetKey={String(open)} compact>
          <Suspense fallback={null}>
            <SettingsPanel open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
