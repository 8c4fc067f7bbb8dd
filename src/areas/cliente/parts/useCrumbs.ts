/** The breadcrumb of a screen: Inicio, then the way to it. */
import { useT } from '../../../i18n/useT.ts';
import type { Crumb } from '../../../ui/layout/PageHeader.tsx';
import { routes } from './routes.ts';

export function useCrumbs(...between: readonly Crumb[]): readonly Crumb[] {
  const t = useT('inicio');
  return [{ label: t('titulo'), to: routes.inicio }, ...between];
}
