/** The ledger of the client with its running balance, between two days; as a file it is the statement of the same range. */
import styled from 'styled-components';
import { tiposMovimiento } from '../../../domain/cuenta/movimientos.ts';
import { monedas } from '../../../domain/moneda.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterBar, type FilterChip } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { useLectura } from '../datos/useLectura.ts';
import { BarraCampos } from '../listas/BarraCampos.ts';
import { FiltroRango } from '../listas/FiltroRango.tsx';
import { Listado } from '../listas/Listado.tsx';
import { type UsoListado, useListado } from '../listas/useListado.ts';
import { BotonArchivo } from '../partes/BotonArchivo.tsx';
import { camposMovimientos, consultaMovimientos, type FiltrosMovimientos } from './filtrosMovimientos.ts';
import { MovimientosTabla } from './MovimientosTabla.tsx';

const Archivos = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 0 16px 16px;

  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
  @media print {
    display: none;
  }
`;

export function Movimientos() {
  const t = useT('cartera');
  const comun = useT('comun');
  const listado = useListado(camposMovimientos);
  const { limite, cursor } = listado.pagina;
  const consulta = consultaMovimientos(listado.filtros);
  const lectura = useLectura('GET /api/cliente/movimientos', {
    query: { ...consulta, limite, ...(cursor !== undefined && { cursor }) },
  });
  const { desde, hasta } = listado.filtros;
  const nombre = [t('archivo'), desde, hasta].filter(Boolean).join('-');
  const statement = (media: 'text/csv' | 'application/pdf') => () =>
    api.file('GET /api/cliente/movimientos', media, { query: consulta });
  return (
    <Listado
      listado={listado}
      lectura={lectura}
      filtros={
        <>
          <Barra listado={listado} />
          {lectura.data !== undefined && lectura.data.total > 0 && (
            <Archivos>
              <BotonArchivo nombre={`${nombre}.csv`} load={statement('text/csv')}>
                {t('descargar.csv')}
              </BotonArchivo>
              <BotonArchivo nombre={`${nombre}.pdf`} load={statement('application/pdf')}>
                {t('descargar.pdf')}
              </BotonArchivo>
            </Archivos>
          )}
        </>
      }
      esqueleto={<MovimientosTabla movimientos={undefined} busy={false} />}
      vacio={<EmptyState title={t('sinMovimientos.titulo')}>{t('sinMovimientos.texto')}</EmptyState>}
      sinCoincidencias={
        <EmptyState
          title={t('sinMovimientos.filtrados')}
          action={<Button onClick={() => listado.clear()}>{comun('filtros.limpiar')}</Button>}
        >
          {t('sinCoincidencias.texto')}
        </EmptyState>
      }
    >
      {(movimientos, busy) => <MovimientosTabla movimientos={movimientos} busy={busy} />}
    </Listado>
  );
}

function Barra({ listado }: { readonly listado: UsoListado<FiltrosMovimientos> }) {
  const t = useT('cartera');
  const balance = useLectura('GET /api/cliente/balance');
  const propias = monedas.filter((moneda) => balance.data?.some((uno) => uno.moneda === moneda));
  const { filtros, change, clear } = listado;
  return (
    <FilterBar chips={useChips(listado)} onClear={clear}>
      <SearchField
        label={t('buscarMovimiento')}
        placeholder={t('buscarMovimientoEjemplo')}
        value={filtros.q}
        onSearch={(q) => change({ q }, 'typed')}
      />
      <BarraCampos>
        <FilterSelect
          label={t('filtro.movimiento')}
          value={filtros.tipo}
          onChange={(valor) => change({ tipo: tiposMovimiento.find((uno) => uno === valor) ?? '' })}
          options={tiposMovimiento.map((uno) => ({ value: uno, label: t(`movimiento.${uno}`) }))}
        />
        {propias.length > 1 && (
          <FilterSelect
            label={t('filtro.moneda')}
            value={filtros.moneda}
            onChange={(valor) => change({ moneda: monedas.find((una) => una === valor) ?? '' })}
            options={propias.map((una) => ({ value: una, label: una }))}
          />
        )}
        <FiltroRango
          label={t('filtro.fechas')}
          desde={t('filtro.desde')}
          hasta={t('filtro.hasta')}
          value={filtros}
          onChange={change}
        />
      </BarraCampos>
    </FilterBar>
  );
}

function useChips({ filtros, change }: UsoListado<FiltrosMovimientos>): FilterChip[] {
  const t = useT('cartera');
  const { date } = useFormat();
  const { q, tipo, moneda, desde, hasta } = filtros;
  const chip = (id: keyof FiltrosMovimientos, label: string): FilterChip => ({
    id,
    label,
    onRemove: () => change({ [id]: '' }),
  });
  return [
    ...(q ? [chip('q', `“${q}”`)] : []),
    ...(tipo ? [chip('tipo', t(`movimiento.${tipo}`))] : []),
    ...(moneda ? [chip('moneda', moneda)] : []),
    ...(desde ? [chip('desde', t('filtro.desdeDia', { fecha: date(desde) }))] : []),
    ...(hasta ? [chip('hasta', t('filtro.hastaDia', { fecha: date(hasta) }))] : []),
  ];
}
