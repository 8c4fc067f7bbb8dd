/** The ledger of the client with its running balance, between two days; as a file it is the statement of the same range. */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useLectura } from '../datos/useLectura.ts';
import { Listado } from '../listas/Listado.tsx';
import { SinCoincidencias } from '../listas/SinCoincidencias.tsx';
import { useListado } from '../listas/useListado.ts';
import { BotonArchivo } from '../partes/BotonArchivo.tsx';
import { BarraMovimientos } from './BarraMovimientos.tsx';
import { camposMovimientos, consultaMovimientos } from './filtrosMovimientos.ts';
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
          <BarraMovimientos listado={listado} />
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
        <SinCoincidencias
          titulo={t('sinMovimientos.filtrados')}
          texto={t('sinCoincidencias.texto')}
          onClear={listado.clear}
        />
      }
    >
      {(movimientos, busy) => <MovimientosTabla movimientos={movimientos} busy={busy} />}
    </Listado>
  );
}
