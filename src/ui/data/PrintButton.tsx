/** Prints the screen. */
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { PrintIcon } from '../icons/documents.tsx';

interface PrintButtonProps {
  readonly children: ReactNode;
  /** Called before: closes the menu that the button is in, which would be printed. */
  readonly onStart?: () => void;
}

export function PrintButton({ children, onStart }: PrintButtonProps) {
  return (
    <Button
      tone="outline"
      icon={<PrintIcon />}
      data-needs="modals"
      onClick={() => {
        onStart?.();
        window.print();
      }}
    >
      {children}
    </Button>
  );
}
