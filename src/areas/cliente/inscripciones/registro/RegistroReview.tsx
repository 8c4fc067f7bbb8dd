/** Shows the enrolment before it is confirmed: who takes part, who is billed, the cost, the cost of cancelling, the terms. */
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Curso } from '../../../../contract/curso.ts';
import { AnulacionPolicy } from '../../../../features/curso/AnulacionPolicy.tsx';
import { DescuentoField } from '../../../../features/inscripcion/DescuentoField.tsx';
import { QuoteTable } from '../../../../features/inscripcion/QuoteTable.tsx';
import { ReviewData, ReviewPart, useWriteCorreo } from '../../../../features/inscripcion/ReviewData.tsx';
import type { InscripcionStep } from '../../../../features/inscripcion/steps.ts';
import { TermsField } from '../../../../features/inscripcion/TermsField.tsx';
import { useT } from '../../../../i18n/useT.ts';
import { Heading } from '../../../../ui/Heading.tsx';
import { compradorOf, isKnown, participanteOf } from './participante.ts';
import { Narrow } from './registroStyles.ts';
import type { Registro } from './useRegistro.ts';

interface RegistroReviewProps {
  readonly curso: Curso;
  readonly cliente: Cliente;
  readonly registro: Pick<Registro, 'form' | 'cotizacion' | 'gratis'>;
  go(step: InscripcionStep): void;
}

export function RegistroReview({ curso, cliente, registro, go }: RegistroReviewProps) {
  const tCurso = useT('curso');
  const { form, cotizacion, gratis } = registro;
  const values = form.getValues();
  return (
    <>
      <ReviewData
        curso={curso.nombre}
        participante={participanteOf(values, cliente)}
        closed={isKnown(values, cliente)}
        comprador={gratis ? undefined : compradorOf(values, cliente)}
        onGo={go}
        onCorreo={useWriteCorreo()}
      />
      <Narrow>
        <QuoteTable curso={curso} cotizacion={cotizacion} />
      </Narrow>
      <ReviewPart>
        <Heading rank={3}>{tCurso('anular.titulo')}</Heading>
        <AnulacionPolicy curso={curso} />
      </ReviewPart>
      <DescuentoField curso={curso} />
      <TermsField curso={curso} />
    </>
  );
}
