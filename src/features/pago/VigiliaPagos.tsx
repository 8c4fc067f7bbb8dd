/** Watches for the payments that are awaited, on whatever screen the person is; its code comes with the first of them. */
import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { lazyScreen } from '../../ui/lazy.tsx';
import { $esperados } from './esperados.ts';

const Vigilia = lazyScreen(() => import('./Vigilia.tsx').then((m) => m.Vigilia));

export function VigiliaPagos() {
  const esperados = useStore($esperados);
  if (esperados.length === 0) return null;
  return (
    <Suspense>
      <Vigilia esperados={esperados} />
    </Suspense>
  );
}
