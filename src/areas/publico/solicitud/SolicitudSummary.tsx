/** The summary of the course beside or above the form; in a narrow tag a short one before the first step. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import type { Cotizacion } from '../../../domain/cotizacion/quoteCurso.ts';
import { AnulacionPolicy } from '../../../features/curso/AnulacionPolicy.tsx';
import { CuotasLine } from '../../../features/curso/CuotasLine.tsx';
import { CursoDiscount } from '../../../features/curso/CursoDiscount.tsx';
import { CursoFacts } from '../../../features/curso/CursoFacts.tsx';
import { CursoPrice } from '../../../features/curso/CursoPrice.tsx';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { FullCursoNotice } from '../../../features/inscripcion/FullCursoNotice.tsx';
import { QuoteTable } from '../../../features/inscripcion/QuoteTable.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { Narrow, Wide } from './formStyles.ts';
import { SummaryBox } from './SummaryBox.tsx';

const Head = styled.div`
  display: grid;
  gap: 12px;

  > :first-child > div {
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
  }
`;
const Name = styled.p`
  font-weight: 600;
`;

/** What a narrow tag says of the course in one line. */
const NarrowLine = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  > :last-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container portal (min-width: 600px) {
    display: none;
  }
`;

/** Above the form a drawing would not fit. In the bar there are the heading and the button; what to do is below them. */
const Failure = styled.div`
  @container portal (max-width: 899.9px) {
    > [role='alert'] > svg {
      display: none;
    }
  }
  @container portal (max-width: 599.9px) {
    > [role='alert'] {
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: 16px;
      align-items: center;
      justify-items: start;
      padding: 0;
      text-align: start;

      > [data-rank] {
        font-size: var(--portal-table);
        line-height: var(--portal-table-line);
      }
      > div {
        grid-area: 1 / 2;
        margin: 0;
      }
      > p,
      > small {
        grid-column: 1 / -1;
      }
    }
  }
`;

interface SolicitudSummaryProps {
  readonly curso: Curso;
  readonly cotizacion: Cotizacion;
  /** True hides the summary in a narrow tag, because the later steps have other topics. */
  readonly brief: boolean;
  /** True if it replaces an outline. */
  readonly reserved: boolean;
}

export function SolicitudSummary({ curso, cotizacion, brief, reserved }: SolicitudSummaryProps) {
  const t = useT('solicitud');
  const tCurso = useT('curso');
  return (
    <SummaryBox {...{ brief, reserved }}>
      <Head>
        <div>
          <Name>
            <CursoText>{curso.nombre}</CursoText>
          </Name>
          <NarrowLine>
            <CursoPrice curso={curso} />
            {curso.estado === 'lleno' && <StateLabel $tone="warning">{t('espera.lista')}</StateLabel>}
          </NarrowLine>
        </div>
        {curso.estado === 'lleno' && <FullCursoNotice />}
      </Head>
      <div>
        <CursoFacts column curso={curso} />
      </div>
      <Narrow>
        <CursoDiscount curso={curso} />
        <CuotasLine curso={curso} />
      </Narrow>
      <Wide data-beside="">
        <QuoteTable curso={curso} cotizacion={cotizacion} />
      </Wide>
      <section>
        <Heading rank={2}>{tCurso('anular.titulo')}</Heading>
        <AnulacionPolicy curso={curso} />
      </section>
    </SummaryBox>
  );
}

interface SummaryOutlineProps {
  readonly brief: boolean;
  /** Says why the course did not load. */
  readonly failure: ReactNode;
}

/** Outlines of the summary until the course has loaded, or why it did not. */
export function SummaryOutline({ brief, failure }: SummaryOutlineProps) {
  const tCurso = useT('curso');
  if (failure)
    return (
      <SummaryBox reserved {...{ brief }}>
        <Failure>{failure}</Failure>
      </SummaryBox>
    );
  return (
    <SummaryBox reserved outlined {...{ brief }}>
      <Head aria-hidden="true">
        <Skeleton $width="280px" $height="24px" />
      </Head>
      <div>
        <SkeletonGroup>
          <Stack $gap={4}>
            {['55%', '75%', '40%', '70%', '45%'].map((width) => (
              <Skeleton key={width} $width={width} $height="22px" />
            ))}
          </Stack>
        </SkeletonGroup>
      </div>
      <Narrow aria-hidden="true">
        <Skeleton $width="60%" $height="72px" />
      </Narrow>
      <Wide data-beside="" aria-hidden="true">
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
    </SummaryBox>
  );
}
