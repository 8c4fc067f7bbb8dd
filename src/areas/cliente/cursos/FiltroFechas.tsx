/** Between which days a course begins. */
import { useT } from '../../../i18n/useT.ts';
import { FiltroRango } from '../listas/FiltroRango.tsx';
import type { UsoListado } from '../listas/useListado.ts';
import type { FiltrosCursos } from './filtrosCursos.ts';

export function FiltroFechas({ listado }: { readonly listado: UsoListado<FiltrosCursos> }) {
  const t = useT('cursos');
  return (
    <FiltroRango
      label={t('fechas')}
      desde={t('desde')}
      hasta={t('hasta')}
      value={listado.filtros}
      onChange={listado.change}
    />
  );
}
