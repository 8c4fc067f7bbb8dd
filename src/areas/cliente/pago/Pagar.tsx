/** The button that pays, wherever a debt is shown. What follows comes in a chunk of its own. */
import { type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { lazyScreen } from '../../../ui/lazy.tsx';
import type { QuePagar } from './porPagar.ts';

const DialogoPago = lazyScreen(() => import('./DialogoPago.tsx').then((m) => m.DialogoPago));

interface Props extends Pick<ButtonProps, 'tone' | 'size' | 'block' | 'disabled'> {
  readonly que: QuePagar;
  /** `enlace`: a link for somebody else to pay. */
  readonly modo?: 'pagar' | 'enlace';
  /** A link was made, and the dialog is closed. */
  readonly onHecho?: () => void;
  /** Says what is paid, where the words of the button alone do not. */
  readonly nombre?: string;
  readonly children: ReactNode;
}

export function Pagar({ que, modo = 'pagar', onHecho, nombre, children, ...look }: Props) {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button
        {...look}
        aria-label={nombre}
        onPointerEnter={DialogoPago.preload}
        onFocus={DialogoPago.preload}
        onClick={() => setAbierto(true)}
      >
        {children}
      </Button>
      {abierto && (
        <Suspense>
          <DialogoPago
            que={que}
            modo={modo}
            onClose={(hecho) => {
              setAbierto(false);
              if (hecho) onHecho?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
