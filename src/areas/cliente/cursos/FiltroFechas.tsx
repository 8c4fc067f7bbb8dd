/**
 * Between which days a course begins, behind a button: two date fields in the bar would push the list down on phones,
 * and are the dearest thing on the screen to draw.
 */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { controlCss } from '../../../ui/forms/controlCss.ts';
import { CalendarIcon } from '../../../ui/icons/signs.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import type { UsoListado } from '../listas/useListado.ts';
import { FiltroFecha } from './FiltroFecha.tsx';
import type { FiltrosCursos } from './filtrosCursos.ts';

const Boton = styled.button`
  ${controlCss}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-inline-end: 12px;

  /* To a browser a button is read-only, and the look of that is not meant for it. */
  &:read-only:not(select, :disabled) {
    background: var(--portal-card);
  }

  > svg {
    flex-shrink: 0;
    color: var(--portal-text-2);
  }
`;
const Campos = styled.div`
  display: grid;
  gap: 16px;
  inline-size: min(260px, 100vw - 64px);
  padding: 12px;
`;

export function FiltroFechas({ listado }: { readonly listado: UsoListado<FiltrosCursos> }) {
  const t = useT('cursos');
  const { filtros, change } = listado;
  return (
    <Popover
      label={t('fechas')}
      trigger={(attributes) => (
        <Boton type="button" {...attributes}>
          {t('fechas')}
          <CalendarIcon size={20} />
        </Boton>
      )}
    >
      {() => (
        <Campos>
          <FiltroFecha
            label={t('desde')}
            value={filtros.desde}
            max={filtros.hasta}
            onChange={(desde) => change({ desde })}
          />
          <FiltroFecha
            label={t('hasta')}
            value={filtros.hasta}
            min={filtros.desde}
            onChange={(hasta) => change({ hasta })}
          />
        </Campos>
      )}
    </Popover>
  );
}
