/** The button that pays, wherever a debt is shown. What follows stands above the screen (Pago.tsx), in a chunk of its own. */
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import type { QuePagar } from './porPagar.ts';
import { type PedidoPago, usePago } from './usePago.ts';

interface Props extends Pick<ButtonProps, 'tone' | 'size' | 'block' | 'disabled'> {
  readonly que: QuePagar;
  readonly modo?: PedidoPago['modo'];
  readonly onHecho?: () => void;
  /** Says what is paid, where the words of the button alone do not. */
  readonly nombre?: string;
  readonly children: ReactNode;
}

export function Pagar({ que, modo = 'pagar', onHecho, nombre, children, ...look }: Props) {
  const { open, preload } = usePago();
  return (
    <Button
      {...look}
      aria-label={nombre}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open({ que, modo, onHecho })}
    >
      {children}
    </Button>
  );
}
