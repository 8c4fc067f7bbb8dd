/** Leads from the courses that one is enrolled in to those that one may enrol in, and back: both are one item of the menu. */
import { useT } from '../../../i18n/useT.ts';
import { Link } from '../../../ui/routing/router.ts';
import { routes } from './routes.ts';
import { TabRow } from './TabRow.ts';

const tabs = [
  { name: 'own', to: routes.inscripciones, text: 'pestanaCursos.propios' },
  { name: 'catalogue', to: routes.cursos, text: 'pestanaCursos.catalogo' },
] as const;

export function CursosTabs({ current }: { readonly current: (typeof tabs)[number]['name'] }) {
  const t = useT('inicio');
  return (
    <TabRow aria-label={t('pestanaCursos.nombre')}>
      {tabs.map(({ name, to, text }) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          {t(text)}
        </Link>
      ))}
    </TabRow>
  );
}
