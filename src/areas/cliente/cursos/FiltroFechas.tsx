/** Between which days a course begins. */
import { useT } from '../../../i18n/useT.ts';
import { DateRangeFilter } from '../lists/DateRangeFilter.tsx';
import type { ListState } from '../lists/useList.ts';
import type { FiltrosCursos } from './filtrosCursos.ts';

export function FiltroFechas({ listado }: { readonly listado: ListState<FiltrosCursos> }) {
  const t = useT('cursos');
  return (
    <DateRangeFilter
      label={t('fechas')}
      desde={t('desde')}
      hasta={t('hasta')}
      value={listado.filtros}
      onChange={listado.change}
    />
  );
}
