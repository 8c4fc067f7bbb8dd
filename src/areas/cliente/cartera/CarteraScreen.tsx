/**
 * /cliente/cartera: what is owed and since when, with the invoices that make it up; with `?ver=` the ledger behind them,
 * the attempts at payment, or the payment links.
 */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { SkipButton } from '../../../ui/controls/SkipButton.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Link, useSearchParams } from '../../../ui/routing/router.ts';
import { OneBelowAnother } from '../parts/DetailColumns.ts';
import { carteraRoutes, routes } from '../parts/routes.ts';
import { TabRow } from '../parts/TabRow.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { Balances } from './Balances.tsx';
import { Enlaces } from './Enlaces.tsx';
import { Facturas } from './Facturas.tsx';
import { Movimientos } from './Movimientos.tsx';
import { Pagos } from './Pagos.tsx';

const parts = { facturas: Facturas, movimientos: Movimientos, pagos: Pagos, enlaces: Enlaces };

const names = ['facturas', 'movimientos', 'pagos', 'enlaces'] as const;

const List = styled.section`
  scroll-margin-block-start: calc(var(--portal-top) + var(--portal-header) + 16px);
`;

export function CarteraScreen() {
  const t = useT('cartera');
  const [params] = useSearchParams();
  const name = names.find((part) => part === params.get('ver')) ?? 'facturas';
  const Part = parts[name];
  const tabs = useCurrentInSight(name);
  const list = useRef<HTMLElement>(null);
  const goToList = () => {
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {name === 'facturas' && <SkipButton onClick={goToList}>{t('pestana.irALista')}</SkipButton>}
      <PageHeader
        title={name === 'facturas' ? t('titulo') : `${t(`pestana.${name}`)} · ${t('titulo')}`}
        heading={t('titulo')}
        crumbs={useCrumbs()}
        action={
          <ButtonLink tone="outline" to={routes.recibos}>
            {t('verRecibos')}
          </ButtonLink>
        }
      >
        {t('bajada')}
      </PageHeader>
      <TabRow ref={tabs} aria-label={t('pestana.nombre')}>
        {names.map((part) => (
          <Link key={part} to={carteraRoutes[part]} aria-current={part === name ? 'page' : undefined}>
            {t(`pestana.${part}`)}
          </Link>
        ))}
      </TabRow>
      <OneBelowAnother>
        {name === 'facturas' && <Balances onOpen={goToList} />}
        <List ref={list} tabIndex={-1} aria-label={t(`pestana.${name}`)}>
          <Part />
        </List>
      </OneBelowAnother>
    </>
  );
}

/** Scrolls the row of tabs, if it is wider than the screen, to the open one; the page does not scroll. */
function useCurrentInSight(name: string) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` moves aria-current to another tab; without it the row stays at the former one
  useEffect(() => {
    const row = ref.current;
    const current = row?.querySelector('[aria-current]');
    if (!row || !current) return;
    const [all, one] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollBy({ left: one.left + one.width / 2 - all.left - all.width / 2, behavior: 'instant' });
  }, [name]);
  return ref;
}
