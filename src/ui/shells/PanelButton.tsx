/** A button in the bar that opens a panel. The panel's code loads when somebody reaches for the button. */
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';

interface PanelButtonProps {
  readonly label: string;
  readonly icon: ReactElement;
  /** The name by which frameCss hides the button. */
  readonly 'data-control'?: string;
  /** Starts to load the panel's code. */
  readonly preload: () => void;
  readonly children: (panel: { readonly open: boolean; readonly onClose: () => void }) => ReactNode;
}

export function PanelButton({ preload, children, ...button }: PanelButtonProps) {
  const [open, setOpen] = useState(false);
  // It stays mounted once it was open, so that the dialog can give the focus back.
  const [used, setUsed] = useState(false);
  return (
    <>
      <IconButton
        {...button}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      />
      {used && (
        <ErrorBoundary resetKey={String(open)} compact>
          <Suspense fallback={null}>{children({ open, onClose: () => setOpen(false) })}</Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
