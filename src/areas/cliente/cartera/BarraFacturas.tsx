/** The filter bar of the invoices: words, how they stand, invoice or credit note, days of issue, and their order. */
import styled from 'styled-components';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { BarraCampos } from '../listas/BarraCampos.ts';
import { FiltroRango } from '../listas/FiltroRango.tsx';
import type { UsoListado } from '../listas/useListado.ts';
import { type FiltrosFacturas, ordenesFacturas, tipos, verFacturas } from './filtrosFacturas.ts';

interface Props {
  readonly listado: UsoListado<FiltrosFacturas>;
}

/** Where the table is cards there is no head to sort by. */
const SoloTarjetas = styled.div`
  @container portal (min-width: 600px) {
    display: none;
  }
`;

export function BarraFacturas({ listado }: Props) {
  const t = useT('cartera');
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
          label={t('filtro.estado')}
          value={filtros.estado}
          onChange={(valor) => change({ estado: verFacturas.find((una) => una === valor) ?? '' })}
          options={verFacturas.map((una) => ({ value: una, label: t(`ver.${una}`) }))}
        />
        <FilterSelect
          label={t('filtro.tipo')}
          value={filtros.tipo}
          onChange={(valor) => change({ tipo: tipos.find((uno) => uno === valor) ?? '' })}
          options={tipos.map((uno) => ({ value: uno, label: t(`tipo.${uno}`) }))}
        />
        <FiltroRango
          label={t('filtro.emision')}
          desde={t('filtro.desde')}
          hasta={t('filtro.hasta')}
          value={filtros}
          onChange={change}
        />
        <SoloTarjetas>
          <FilterSelect
            label={t('filtro.orden')}
            value={filtros.orden}
            onChange={(valor) =>
              change({ orden: ordenesFacturas.find((uno) => uno === valor) ?? '-fechaEmision' })
            }
            options={ordenesFacturas.map((uno) => ({ value: uno, label: t(`orden.${uno}`) }))}
          />
        </SoloTarjetas>
      </BarraCampos>
    </FilterBar>
  );
}

function useChips({ filtros, change }: UsoListado<FiltrosFacturas>): FilterChip[] {
  const t = useT('cartera');
  const { date } = useFormat();
  const { q, estado, tipo, desde, hasta } = filtros;
  const chip = (id: keyof FiltrosFacturas, label: string): FilterChip => ({
    id,
    label,
    onRemove: () => change({ [id]: '' }),
  });
  return [
    ...(q ? [chip('q', `“${q}”`)] : []),
    ...(estado ? [chip('estado', t(`ver.${estado}`))] : []),
    ...(tipo ? [chip('tipo', t(`tipo.${tipo}`))] : []),
    ...(desde ? [chip('desde', t('filtro.desdeDia', { fecha: date(desde) }))] : []),
    ...(hasta ? [chip('hasta', t('filtro.hastaDia', { fecha: date(hasta) }))] : []),
  ];
}
