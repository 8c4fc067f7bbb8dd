/** The band for clients who have not confirmed the e-mail of their account; a chunk of its own, because most have. */
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { lazyScreen } from '../../../ui/routing/lazy.tsx';
import { Awaited } from '../parts/DetailColumns.ts';

const UnverifiedAlert = lazyScreen(() => import('./UnverifiedAlert.tsx').then((m) => m.UnverifiedAlert));

/** Shows nothing once it is confirmed. */
export function UnverifiedBand() {
  const { data: cliente, error } = useRead('GET /api/cliente');
  if (!cliente) return error === undefined ? <Awaited /> : null;
  if (cliente.correoVerificado !== false) return null;
  return (
    <ErrorBoundary compact>
      <Suspense fallback={<Awaited />}>
        <UnverifiedAlert correo={cliente.correo} />
      </Suspense>
    </ErrorBoundary>
  );
}
