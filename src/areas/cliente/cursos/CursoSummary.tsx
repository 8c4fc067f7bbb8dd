/** Price, seats and enrolment period of a course, and the way to enrol, or why that is not possible. */

import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { isOnOffer, takesPeople } from '../../../domain/estados/curso.ts';
import { blocksDuplicate } from '../../../domain/estados/inscripcion.ts';
import { fullName } from '../../../domain/fullName.ts';
import { CalendarLink } from '../../../features/curso/CalendarLink.tsx';
import { CursoCuotas } from '../../../features/curso/CuotasPlan.tsx';
import { CuposLeft } from '../../../features/curso/CuposLeft.tsx';
import { CursoDiscount } from '../../../features/curso/CursoDiscount.tsx';
import { CursoPrice } from '../../../features/curso/CursoPrice.tsx';
import { useCursoPlace } from '../../../features/curso/useCursoPlace.tsx';
import { useWhyNot } from '../../../features/curso/useWhyNot.ts';
import type { TextKey } from '../../../i18n/areas.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { type Definition, DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { OneBelowAnother } from '../parts/DetailColumns.ts';
import { routes } from '../parts/routes.ts';
import { useOtherPerson } from '../parts/useOtherPerson.ts';

const Price = styled.p`
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.01em;

  s {
    font-size: 16px;
  }
`;
export function CursoSummary({ curso }: { readonly curso: Curso }) {
  const t = useT('cursos');
  const { dateRange } = useFormat();
  const place = useCursoPlace(curso);
  if (!isOnOffer(curso)) {
    // Nobody can enrol: the reason comes first, and what it cost is one of its facts.
    return (
      <Card aria-label={t('detalle.inscripcion')}>
        <OneBelowAnother>
          <Stack $gap={20}>
            <EnrolAction curso={curso} />
            <DefinitionList
              items={[
                { name: t('lugar'), value: place },
                { name: t('precio'), value: <CursoPrice curso={curso} /> },
              ]}
            />
          </Stack>
        </OneBelowAnother>
      </Card>
    );
  }
  const facts: Definition[] = [
    {
      name: t('detalle.inscripciones'),
      value: <Formatted>{dateRange(curso.inscripcionDesde, curso.inscripcionHasta)}</Formatted>,
    },
    { name: t('lugar'), value: place },
    {
      name: t('cupos'),
      value: <CuposLeft curso={curso} />,
    },
  ];
  return (
    <Card aria-label={t('detalle.inscripcion')}>
      <Stack $gap={20}>
        <Stack $gap={4}>
          <Price>
            <CursoPrice curso={curso} />
          </Price>
          <CursoDiscount curso={curso} />
          <CursoCuotas curso={curso} />
        </Stack>
        <DefinitionList items={facts} />
        <OneBelowAnother>
          <Stack $gap={20}>
            <EnrolAction curso={curso} />
            {curso.sesiones.length > 0 && <CalendarLink block curso={curso.identificacion} />}
          </Stack>
        </OneBelowAnother>
      </Stack>
    </Card>
  );
}

/** "Inscribirme", the enrolment that the client has already, or why this course takes nobody. */
function EnrolAction({ curso }: { readonly curso: Curso }) {
  const t = useT('cursos');
  const whyNot = useWhyNot();
  const { data, loading } = useRead('GET /api/cliente/inscripciones', {
    query: { curso: curso.id, limite: 20 },
  });
  const otherPerson = useOtherPerson();
  const current = data?.resultados.filter(({ estado }) => blocksDuplicate(estado)) ?? [];
  const own = current.find(({ participante }) => otherPerson(participante) === undefined);
  const { estado } = curso;
  const enrolled = own ?? current[0];
  const enrol = (text: TextKey<'cursos'>, tone: 'primary' | 'outline') => (
    <ButtonLink block tone={tone} to={routes.registro(curso.identificacion)}>
      {t(text)}
    </ButtonLink>
  );
  // A button shown before the enrolment is read could turn into another one under the finger.
  if (!data && loading) {
    return (
      <SkeletonGroup>
        <Skeleton $height="48px" />
      </SkeletonGroup>
    );
  }
  if (enrolled) {
    const waits = enrolled.estado === 'en_espera';
    const nombre = <bdi key="nombre">{fullName(enrolled.participante)}</bdi>;
    return (
      <>
        <Alert tone={waits ? 'info' : 'success'}>
          {t.rich(waits ? 'detalle.enEspera' : 'detalle.yaInscrito', { nombre })}
        </Alert>
        <ButtonLink block to={routes.inscripcion(enrolled.numero)}>
          {t('detalle.verInscripcion')}
        </ButtonLink>
        {takesPeople(curso) && enrol(own ? 'detalle.inscribirOtra' : 'detalle.inscribirme', 'outline')}
      </>
    );
  }
  if (estado !== 'abierto') {
    return (
      <>
        <Alert tone={estado === 'cancelado' ? 'error' : estado === 'lleno' ? 'warning' : 'info'}>
          {whyNot(curso, 'short')}
        </Alert>
        {estado === 'lleno' && enrol('detalle.entrarEspera', 'outline')}
        {!isOnOffer(curso) && (
          <ButtonLink block tone="outline" to={routes.cursos}>
            {t('detalle.otros')}
          </ButtonLink>
        )}
      </>
    );
  }
  return enrol('detalle.inscribirme', 'primary');
}
