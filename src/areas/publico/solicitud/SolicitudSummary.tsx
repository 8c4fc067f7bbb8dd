/** The summary of the course beside or above the form; in a narrow tag a short one before the first step. */
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import type { Cotizacion } from '../../../domain/cotizacion/quoteCurso.ts';
import { AnulacionPolicy } from '../../../features/curso/AnulacionPolicy.tsx';
import { CuotasLine } from '../../../features/curso/CuotasLine.tsx';
import { CursoDiscount } from '../../../features/curso/CursoDiscount.tsx';
import { CursoFacts } from '../../../features/curso/CursoFacts.tsx';
import { CursoPrice } from '../../../features/curso/CursoPrice.tsx';
import { QuoteTable } from '../../../features/inscripcion/QuoteTable.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Stack } from '../../../ui/Stack.ts';
import { Narrow, Wide } from './formStyles.ts';

/** After an outline it keeps the height that most courses need, so that the fields below do not move. */
const Box = styled(Card)<{ $brief: boolean; $reserved: boolean }>`
  gap: 16px;
  align-content: start;
  min-block-size: ${({ $reserved }) => ($reserved ? '388px' : '0')};
  display: ${({ $brief }) => ($brief ? 'none' : 'grid')};

  @container portal (max-width: 359.9px) {
    min-block-size: ${({ $reserved }) => ($reserved ? '452px' : '0')};
  }
  @container portal (min-width: 600px) {
    display: grid;
    gap: 20px;
    min-block-size: ${({ $reserved }) => ($reserved ? '336px' : '0')};
  }
  @container portal (min-width: 900px) {
    min-block-size: 0;
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
  /** True hides the summary in a narrow tag, because the later steps have other topics. */
  readonly brief: boolean;
  /** True where an outline stood in its place. */
  readonly reserved: boolean;
}

export function SolicitudSummary({ curso, cotizacion, brief, reserved }: SolicitudSummaryProps) {
  const t = useT('solicitud');
  const tCurso = useT('curso');
  return (
    <Box as="aside" aria-label={t('resumenCurso')} $brief={brief} $reserved={reserved}>
      <div>
        <CursoFacts column curso={curso} />
      </div>
      <Narrow>
        <Price>
          <CursoPrice curso={curso} />
          <CursoDiscount curso={curso} />
          <CuotasLine curso={curso} />
        </Price>
      </Narrow>
      <Wide>
        <QuoteTable curso={curso} cotizacion={cotizacion} />
      </Wide>
      <section>
        <Heading rank={2}>{tCurso('anular.titulo')}</Heading>
        <AnulacionPolicy curso={curso} />
      </section>
    </Box>
  );
}

/** Outlines of the summary, until the course has come. */
export function SummaryOutline() {
  const t = useT('solicitud');
  const tCurso = useT('curso');
  return (
    <Box as="aside" aria-label={t('resumenCurso')} $brief={false} $reserved>
      <SkeletonGroup>
        <Stack $gap={4}>
          {['70%', '55%', '75%', '45%', '60%'].map((width) => (
            <Skeleton key={width} $width={width} $height="22px" />
          ))}
        </Stack>
      </SkeletonGroup>
      <Narrow aria-hidden="true">
        <Skeleton $width="40%" $height="48px" />
      </Narrow>
      <Wide aria-hidden="true">
        <Skeleton $height="168px" />
      </Wide>
      <section>
        <Heading rank={2}>{tCurso('anular.titulo')}</Heading>
        <Stack $gap={4} aria-hidden="true">
          <Skeleton $height="20px" />
          <Skeleton $width="80%" $height="20px" />
          <Skeleton $width="60%" $height="20px" />
        </Stack>
      </section>
    </Box>
  );
}
