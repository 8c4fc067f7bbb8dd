/** The summary of the course beside or above the form; in a narrow tag a short one before the first step. */

import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import type { Cotizacion } from '../../../domain/cotizacion/quoteCurso.ts';
import { whenToPayOf } from '../../../domain/cotizacion/whenToPay.ts';
import { AnulacionPolicy } from '../../../features/curso/AnulacionPolicy.tsx';
import { CuotasLine } from '../../../features/curso/CuotasLine.tsx';
import { CursoDiscount } from '../../../features/curso/CursoDiscount.tsx';
import { CursoFacts } from '../../../features/curso/CursoFacts.tsx';
import { CursoPrice } from '../../../features/curso/CursoPrice.tsx';
import { QuoteTable } from '../../../features/inscripcion/QuoteTable.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Card } from '../../../ui/Card.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Narrow, Wide } from './formStyles.ts';

const Box = styled(Card)<{ $brief: boolean }>`
  gap: 16px;
  display: ${({ $brief }) => ($brief ? 'none' : 'grid')};

  @container portal (min-width: 600px) {
    display: grid;
    gap: 20px;
  }
  @container portal (min-width: 600px) and (max-width: 899.9px) {
    grid-template-columns: 1fr 1fr;
    column-gap: 32px;

    > :nth-child(3) {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
  [data-rank='2'] {
    margin-block-end: 4px;
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
    letter-spacing: 0;
  }
`;

const Price = styled.div`
  > :first-child {
    font-size: 20px;
    line-height: 28px;
  }
`;

interface SolicitudSummaryProps {
  readonly curso: Curso;
  readonly cotizacion: Cotizacion;
  /** YYYY-MM-DD in the institution's zone. */
  readonly hoy: string;
  /** True hides the summary in a narrow tag, because the later steps have other topics. */
  readonly brief: boolean;
}

export function SolicitudSummary({ curso, cotizacion, hoy, brief }: SolicitudSummaryProps) {
  const t = useT('solicitud');
  const tCurso = useT('curso');
  return (
    <Box as="aside" aria-label={t('resumenCurso')} $brief={brief}>
      <div>
        <CursoFacts column curso={curso} />
      </div>
      <Narrow>
        <Price>
          <CursoPrice curso={curso} hoy={hoy} />
          <CursoDiscount curso={curso} hoy={hoy} />
          <CuotasLine curso={curso} />
        </Price>
      </Narrow>
      <Wide>
        <QuoteTable cotizacion={cotizacion} cuando={whenToPayOf(curso)} />
      </Wide>
      <section>
        <Heading rank={2}>{tCurso('anular.titulo')}</Heading>
        <AnulacionPolicy curso={curso} hoy={hoy} />
      </section>
    </Box>
  );
}
