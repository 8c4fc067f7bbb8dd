/** "Inscribirme", the enrolment that the client has already, or why this course takes none. */
import type { Curso } from '../../../contract/curso.ts';
import { blocksDuplicate } from '../../../domain/estados/inscripcion.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { routes } from '../parts/routes.ts';
import { useOtherPerson } from '../parts/useOtherPerson.ts';
import { fechaPorQueNo } from './porQueNo.ts';

export function AccionCurso({ curso }: { readonly curso: Curso }) {
  const t = useT('cursos');
  const { date } = useFormat();
  const { data, loading } = useLectura('GET /api/cliente/inscripciones', {
    query: { curso: curso.id, limite: 20 },
  });
  const otraPersona = useOtherPerson();
  const vigentes = data?.resultados.filter(({ estado }) => blocksDuplicate(estado)) ?? [];
  const propia = vigentes.find(({ participante }) => otraPersona(participante) === undefined);
  const { estado } = curso;
  const hecha = propia ?? vigentes[0];
  if (hecha) {
    const nombre = `${hecha.participante.nombres} ${hecha.participante.apellidos}`;
    return (
      <>
        <Alert tone="success">
          {t.rich('detalle.yaInscrito', { nombre: <bdi key="nombre">{nombre}</bdi> })}
        </Alert>
        <ButtonLink block to={routes.inscripcion(hecha.numero)}>
          {t('detalle.verInscripcion')}
        </ButtonLink>
        {(estado === 'abierto' || estado === 'lleno') && (
          <ButtonLink block tone="outline" to={routes.registro(curso.identificacion)}>
            {t(propia ? 'detalle.inscribirOtra' : 'detalle.inscribirme')}
          </ButtonLink>
        )}
      </>
    );
  }
  if (estado !== 'abierto') {
    return (
      <>
        <Alert tone={estado === 'cancelado' ? 'error' : estado === 'lleno' ? 'warning' : 'info'}>
          {t(`porQueNo.${estado}`, { fecha: date(fechaPorQueNo(curso)) })}
        </Alert>
        {estado === 'lleno' && (
          <ButtonLink block tone="outline" to={routes.registro(curso.identificacion)}>
            {t('detalle.entrarEspera')}
          </ButtonLink>
        )}
      </>
    );
  }
  // Not known yet whether the client is enrolled: the button would turn into another under the finger.
  if (!data && loading) {
    return (
      <SkeletonGroup>
        <Skeleton $height="48px" />
      </SkeletonGroup>
    );
  }
  return (
    <ButtonLink block to={routes.registro(curso.identificacion)}>
      {t('detalle.inscribirme')}
    </ButtonLink>
  );
}
