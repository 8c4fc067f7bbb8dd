/** Shows the course and its cost: in a card at the side, or on phones in a line that opens a sheet. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../../../contract/curso.ts';
import type { Cotizacion } from '../../../../domain/cotizacion/quoteCurso.ts';
import { CursoFacts } from '../../../../features/curso/CursoFacts.tsx';
import { CursoText } from '../../../../features/curso/CursoText.tsx';
import { QuoteTable } from '../../../../features/inscripcion/QuoteTable.tsx';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Dialog } from '../../../../ui/controls/Dialog.tsx';
import { Amount } from '../../../../ui/data/Amount.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Stack.ts';
import { Text } from '../../../../ui/layout/Text.ts';

interface RegistroSummaryProps {
  readonly curso: Curso;
  readonly cotizacion: Cotizacion;
}

const Box = styled(Card)`
  display: grid;
  gap: 16px;

  > [data-wide] {
    display: none;
  }
  @container portal (min-width: 900px) {
    > [data-wide] {
      display: grid;
      gap: 16px;
    }
    > [data-narrow] {
      display: none;
    }
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  > div {
    display: grid;
    min-inline-size: 0;
  }
  > button {
    flex-shrink: 0;
  }
`;
const Name = styled(Text)`
  /* Aligned like its neighbours, even if it runs the other way. */
  text-align: match-parent;
`;

export function RegistroSummary({ curso, cotizacion }: RegistroSummaryProps) {
  const t = useT('inscripciones');
  const tSolicitud = useT('solicitud');
  const tCurso = useT('curso');
  const [open, setOpen] = useState(false);
  const { total, moneda } = cotizacion;
  const title = tSolicitud('resumenCurso');
  const all = (
    <>
      <Stack $gap={4}>
        <strong>
          <CursoText>{curso.nombre}</CursoText>
        </strong>
        <CursoFacts column curso={curso} />
      </Stack>
      <QuoteTable curso={curso} cotizacion={cotizacion} />
    </>
  );
  return (
    <Box as="aside" aria-label={title}>
      <div data-wide="">{all}</div>
      <Line data-narrow="">
        <div>
          <Name as="span" $tone="muted" $size="dense" dir="auto">
            <CursoText>{curso.nombre}</CursoText>
          </Name>
          <strong>{total === 0 ? tCurso('gratuito') : <Amount valor={total} moneda={moneda} />}</strong>
        </div>
        <Button tone="outline" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('registro.verResumen')}
        </Button>
      </Line>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <Stack>{all}</Stack>
      </Dialog>
    </Box>
  );
}
