/** The filter bar of the receipts: words, how it was paid, state, days, and their order where there is no head to sort by. */
import styled from 'styled-components';
import { estadosRecibo, medios } from '../../../domain/estados/recibo.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { BarraCampos } from '../listas/BarraCampos.ts';
import { FiltroRango } from '../listas/FiltroRango.tsx';
import type { UsoListado } from '../listas/useListado.ts';
import { type FiltrosRecibos, ordenesRecibos } from './filtrosRecibos.ts';

const SoloTarjetas = styled.div`
  @container portal (min-width: 600px) {
    display: none;
  }
`;

export function BarraRecibos({ listado }: { readonly listado: UsoListado<FiltrosRecibos> }) {
  const t = useT('recibos');
  const { filtros, change, clear } = listado;
  return (
    <FilterBar chips={useChips(listado)} onClear={clear}>
      <SearchField
        label={t('buscar')}
        placeholder={t('buscarEjemplo')}
        value={filtros.q}
        onSearch={(q) => change({ q }, 'typed')}
      />
      <BarraCampos>
        <FilterSelect
          label={t('columna.medio')}
          value={filtros.medio}
          onChange={(valor) => change({ medio: medios.find((uno) => uno === valor) ?? '' })}
          options={medios.map((uno) => ({ value: uno, label: t(`medio.${uno}`) }))}
        />
        <FilterSelect
          label={t('columna.estado')}
          value={filtros.estado}
          onChange={(valor) => change({ estado: estadosRecibo.find((uno) => uno === valor) ?? '' })}
          options={estadosRecibo.map((uno) => ({ value: uno, label: t(`estado.${uno}`) }))}
        />
        <FiltroRango
          label={t('filtro.fechas')}
          desde={t('filtro.desde')}
          hasta={t('filtro.hasta')}
          value={filtros}
          onChange={change}
        />
        <SoloTarjetas>
          <FilterSelect
            label={t('filtro.orden')}
            value={filtros.orden}
            onChange={(valor) => change({ orden: ordenesRecibos.find((uno) => uno === valor) ?? '-fecha' })}
            options={ordenesRecibos.map((uno) => ({ value: uno, label: t(`orden.${uno}`) }))}
          />
        </SoloTarjetas>
      </BarraCampos>
    </FilterBar>
  );
}

function useChips({ filtros, change }: UsoListado<FiltrosRecibos>): FilterChip[] {
  const t = useT('recibos');
  const { date } = useFormat();
  const { q, medio, estado, desde, hasta } = filtros;
  const chip = (id: keyof FiltrosRecibos, label: string): FilterChip => ({
    id,
    label,
    onRemove: () => change({ [id]: '' }),
  });
  return [
    ...(q ? [chip('q', `“${q}”`)] : []),
    ...(medio ? [chip('medio', t(`medio.${medio}`))] : []),
    ...(estado ? [chip('estado', t(`estado.${estado}`))] : []),
    ...(desde ? [chip('desde', t('filtro.desdeDia', { fecha: date(desde) }))] : []),
    ...(hasta ? [chip('hasta', t('filtro.hastaDia', { fecha: date(hasta) }))] : []),
  ];
}
