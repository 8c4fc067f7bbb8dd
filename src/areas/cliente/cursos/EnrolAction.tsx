/** "Inscribirme", the enrolment that the client has already, or why this course takes none. */
import type { Curso } from '../../../contract/curso.ts';
import { blocksDuplicate } from '../../../domain/estados/inscripcion.ts';
import { useWhyNot } from '../../../features/curso/useWhyNot.ts';
import type { TextKey } from '../../../i18n/areas.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useRead } from '../../../ui/useRead.ts';
import { routes } from '../parts/routes.ts';
import { useOtherPerson } from '../parts/useOtherPerson.ts';

export function EnrolAction({ curso }: { readonly curso: Curso }) {
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
  if (enrolled) {
    const name = `${enrolled.participante.nombres} ${enrolled.participante.apellidos}`;
    return (
      <>
        <Alert tone="success">
          {t.rich('detalle.yaInscrito', { nombre: <bdi key="nombre">{name}</bdi> })}
        </Alert>
        <ButtonLink block to={routes.inscripcion(enrolled.numero)}>
          {t('detalle.verInscripcion')}
        </ButtonLink>
        {(estado === 'abierto' || estado === 'lleno') &&
          enrol(own ? 'detalle.inscribirOtra' : 'detalle.inscribirme', 'outline')}
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
      </>
    );
  }
  // Until it is known whether the client is enrolled, a button could turn into another one under the finger.
  if (!data && loading) {
    return (
      <SkeletonGroup>
        <Skeleton $height="48px" />
      </SkeletonGroup>
    );
  }
  return enrol('detalle.inscribirme', 'primary');
}
