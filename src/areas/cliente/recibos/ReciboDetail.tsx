/** One receipt, read by its number. It opens in the place of the list, as another page: at its top, with its heading focused. */
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { useHost } from '../../../ui/host.ts';
import { findTitle, focusHeading, isInUse } from '../../../ui/routeFocus.ts';
import { useRead } from '../../../ui/useRead.ts';
import { DetailView } from '../parts/DetailView.tsx';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { ReciboPaper } from './ReciboPaper.tsx';

export function ReciboDetail({ numero }: { readonly numero: string }) {
  const t = useT('recibos');
  const { host, root, ownsPage } = useHost();
  const crumbs = useCrumbs({ label: t('titulo'), to: routes.recibos });
  const read = useRead('GET /api/cliente/recibos/{id}', { params: { id: numero } });

  // The path stays that of the list, so the router does not move the focus here; it is another page to whoever reads it.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (!isInUse(root)) return;
    if (ownsPage) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (host.getBoundingClientRect().top < 0)
      host.scrollIntoView({ block: 'start', behavior: 'instant' });
    focusHeading(root, findTitle(root));
  }, [host, root, ownsPage]);

  return (
    <DetailView
      read={read}
      crumbs={crumbs}
      kind={t('uno')}
      missing={{
        title: t('noEncontrado.titulo'),
        text: t('noEncontrado.texto'),
        action: t('noEncontrado.accion'),
        to: routes.recibos,
      }}
    >
      {(recibo) => <ReciboPaper recibo={recibo} crumbs={crumbs} />}
    </DetailView>
  );
}
