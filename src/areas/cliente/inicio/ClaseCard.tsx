/** When and where the client's next class is. */
import styled from 'styled-components';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DateBlock } from '../../../ui/data/DateBlock.tsx';
import { DayText } from '../../../ui/data/DayText.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { CalendarIcon, ClockIcon, PersonIcon, PlaceIcon } from '../../../ui/icons/signs.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { useAhora } from '../../../ui/useAhora.ts';
import { type NextClass, nextClass } from '../parts/nextClass.ts';
import { routes } from '../parts/routes.ts';
import { useOtherPerson } from '../parts/useOtherPerson.ts';
import { useCursosActivos } from './useCursosActivos.ts';

const Fila = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;

  > div {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
`;
const Rotulo = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--portal-accent);
  font-size: 14px;
  font-weight: 600;
  line-height: 24px;
`;
const Nombre = styled.p`
  font-size: 20px;
  font-weight: 700;
  line-height: 28px;
  text-wrap: pretty;
`;
const Menor = styled.p`
  color: var(--portal-text-2);
`;
const Datos = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-block-start: 4px;
  color: var(--portal-text-2);

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  svg {
    flex-shrink: 0;
  }
`;

export function ClaseCard() {
  const t = useT('inicio');
  return (
    <Card aria-label={t('proximaClase.titulo')}>
      <Contenido />
    </Card>
  );
}

function Contenido() {
  const t = useT('inicio');
  const { cursos, inscripciones, error, retry } = useCursosActivos();
  const otraPersona = useOtherPerson();
  const { instante, hoy } = useAhora();
  if (error !== undefined)
    return <ErrorState inline title={t('proximaClase.fallo')} error={error} onRetry={retry} />;
  if (!cursos) return <Esqueleto />;
  const clase = nextClass(cursos, instante, hoy);
  if (!clase) return <SinClases />;
  const suyas = inscripciones.filter(({ curso }) => curso.id === clase.curso.id);
  const personas = suyas.map(({ participante }) => otraPersona(participante));
  // Nobody needs telling when oneself is among them.
  return <LaClase clase={clase} personas={personas.includes(undefined) ? [] : personas} />;
}

interface LaClaseProps {
  readonly clase: NextClass;
  /** Who attends it, where it is not the person signed in. */
  readonly personas: readonly (string | undefined)[];
}

function LaClase({ clase: { curso, sesion, ahora }, personas }: LaClaseProps) {
  const t = useT('inicio');
  const { date, timeRange } = useFormat();
  return (
    <Fila>
      <DateBlock value={sesion?.inicio ?? curso.inicio} />
      <div>
        <Rotulo as="h2">
          {t('proximaClase.titulo')}
          {ahora && <StateLabel $tone="success">{t('proximaClase.enCurso')}</StateLabel>}
        </Rotulo>
        <Nombre>
          <bdi>{curso.nombre}</bdi>
        </Nombre>
        {sesion ? (
          <Datos>
            <li>
              <CalendarIcon size={18} />
              <DayText value={sesion.inicio} />
            </li>
            <li>
              <ClockIcon size={18} />
              <Formatted>{timeRange(sesion.inicio, sesion.fin)}</Formatted>
            </li>
            {sesion.lugar && (
              <li>
                <PlaceIcon size={18} />
                <bdi>{sesion.lugar}</bdi>
              </li>
            )}
            {personas.map((nombre) => (
              <li key={nombre}>
                <PersonIcon size={18} />
                <bdi>{nombre}</bdi>
              </li>
            ))}
          </Datos>
        ) : (
          <Menor>
            {t('proximaClase.empieza', { fecha: date(curso.inicio) })} {t('proximaClase.sinHorario')}
          </Menor>
        )}
      </div>
      <ButtonLink tone="soft" to={routes.curso(curso.identificacion)}>
        {t('proximaClase.verCurso')}
      </ButtonLink>
    </Fila>
  );
}

function SinClases() {
  const t = useT('inicio');
  return (
    <Fila>
      <div>
        <Rotulo as="h2">{t('proximaClase.titulo')}</Rotulo>
        <Nombre>{t('proximaClase.vacia')}</Nombre>
        <Menor>{t('proximaClase.vaciaTexto')}</Menor>
      </div>
    </Fila>
  );
}

function Esqueleto() {
  return (
    <SkeletonGroup>
      <Fila>
        <Skeleton $width="56px" $height="60px" />
        <div>
          <Skeleton $width="120px" />
          <br />
          <Skeleton $width="60%" $height="24px" />
        </div>
      </Fila>
    </SkeletonGroup>
  );
}
