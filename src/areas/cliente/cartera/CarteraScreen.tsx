/** /cliente/cartera: what is owed and since when; below, the invoices, or by `?ver=` the ledger behind them, the attempts at payment, the links. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Link, useSearchParams } from '../../../ui/router.ts';
import { carteraRoutes, readVista, vistasCartera } from '../parts/carteraRoutes.ts';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { Enlaces } from './Enlaces.tsx';
import { Facturas } from './Facturas.tsx';
import { Movimientos } from './Movimientos.tsx';
import { Pagos } from './Pagos.tsx';
import { Saldos } from './Saldos.tsx';

const vistas = { facturas: Facturas, movimientos: Movimientos, pagos: Pagos, enlaces: Enlaces };

const Pestanas = styled.nav`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-block-end: 12px;
  scroll-margin-block-start: calc(var(--portal-top) + var(--portal-header) + 8px);
  border-block-end: 1px solid var(--portal-line);

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 48px;
    padding-inline: 12px;
    border-block-end: 3px solid transparent;
    color: var(--portal-text-2);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover {
    color: var(--portal-text);
  }
  > a[aria-current] {
    border-color: var(--portal-accent);
    color: var(--portal-text);
  }
  @media print {
    display: none;
  }
`;

export function CarteraScreen() {
  const t = useT('cartera');
  const [params] = useSearchParams();
  const vista = readVista(params);
  const Vista = vistas[vista];
  const pestanas = useCurrentInSight(vista);
  return (
    <>
      <PageHeader
        title={t('titulo')}
        crumbs={useCrumbs()}
        action={
          <ButtonLink tone="outline" to={routes.recibos}>
            {t('verRecibos')}
          </ButtonLink>
        }
      >
        {t('bajada')}
      </PageHeader>
      <Saldos onOpen={() => pestanas.current?.scrollIntoView({ block: 'start' })} />
      <Pestanas ref={pestanas} aria-label={t('pestana.nombre')}>
        {vistasCartera.map((una) => (
          <Link key={una} to={carteraRoutes[una]} aria-current={una === vista ? 'page' : undefined}>
            {t(`pestana.${una}`)}
          </Link>
        ))}
      </Pestanas>
      <Vista />
    </>
  );
}

/** Where not all parts have room, the one that is open does. Moves nothing but the row itself. */
function useCurrentInSight(vista: string) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another line to see
  useEffect(() => {
    const row = ref.current;
    const current = row?.querySelector('[aria-current]');
    if (!row || !current) return;
    const [all, one] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollBy({ left: one.left + one.width / 2 - all.left - all.width / 2, behavior: 'instant' });
  }, [vista]);
  return ref;
}
