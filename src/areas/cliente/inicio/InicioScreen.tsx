/** /cliente: what matters today. Each part reads for itself; one that is slow or fails holds nothing else back. */
import { useStore } from '@nanostores/react';
import styled from 'styled-components';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { $sesion } from '../../../state/sesion.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useAhora } from '../../../ui/useAhora.ts';
import { DetailColumn } from '../parts/Columns.ts';
import { AccesosRapidos } from './AccesosRapidos.tsx';
import { AvisoVencido } from './AvisoVencido.tsx';
import { ClaseCard } from './ClaseCard.tsx';
import { CuentaCard } from './CuentaCard.tsx';
import { MonthlyPayments } from './MonthlyPayments.tsx';
import { primerNombre } from './primerNombre.ts';
import { UltimasInscripciones } from './UltimasInscripciones.tsx';
import { UltimosMovimientos } from './UltimosMovimientos.tsx';

const Pila = styled.div`
  display: grid;
  gap: 16px;

  @container portal (min-width: 900px) {
    gap: 24px;
  }
`;
const Rejilla = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  @container portal (min-width: 900px) {
    gap: 24px;
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
const Fecha = styled.time`
  &::first-letter {
    text-transform: uppercase;
  }
  display: block;
`;

export function InicioScreen() {
  const t = useT('inicio');
  const { date } = useFormat();
  const { hoy } = useAhora();
  const sesion = useStore($sesion);
  const nombre = sesion.estado === 'autenticado' ? primerNombre(sesion.usuario.displayName) : '';
  return (
    <>
      <PageHeader title={nombre ? t('saludo', { nombre }) : t('saludoSinNombre')}>
        <Fecha dateTime={hoy}>{date(hoy, 'long')}</Fecha>
      </PageHeader>
      <Pila>
        <AvisoVencido />
        <CuentaCard />
        <ClaseCard />
        <Rejilla>
          <DetailColumn>
            <MonthlyPayments />
            <UltimasInscripciones />
          </DetailColumn>
          <DetailColumn>
            <UltimosMovimientos />
            <AccesosRapidos />
          </DetailColumn>
        </Rejilla>
      </Pila>
    </>
  );
}
