/** The courses as cards; the whole card opens the course by one real link. */
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { CalendarIcon, PersonIcon, PlaceIcon } from '../../../ui/icons/signs.tsx';
import { Link } from '../../../ui/router.ts';
import { routes } from '../parts/routes.ts';
import { Cupos } from './Cupos.tsx';
import { EstadoCurso } from './EstadoCurso.tsx';
import { Precio } from './Precio.tsx';
import { recibe } from './recibe.ts';
import { useLugar } from './useLugar.ts';

interface Props {
  readonly cursos: readonly Curso[] | undefined;
  readonly hoy: string;
  readonly busy: boolean;
}

const Rejilla = styled.ul<{ $busy?: boolean }>`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  padding: 0 16px 16px;
  opacity: ${({ $busy }) => ($busy ? 0.5 : 1)};
  transition: opacity var(--portal-slow) var(--portal-ease);

  @container portal (min-width: 600px) {
    gap: 20px;
    padding: 0 24px 24px;
  }
`;
const Tarjeta = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  padding: 20px;
  border: 1px solid var(--portal-line);
  border-radius: var(--portal-radius-card);
  transition:
    border-color var(--portal-fast) var(--portal-ease),
    box-shadow var(--portal-fast) var(--portal-ease);

  &:hover {
    border-color: color-mix(in srgb, var(--portal-accent) 48%, transparent);
    box-shadow: var(--portal-shadow-card);
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    color: var(--portal-text-2);
    font-size: 13px;
    line-height: 18px;
  }
  > h2 {
    flex: 1;
    font-size: var(--portal-h3);
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0;
    text-wrap: pretty;
  }
  > h2 > a {
    color: var(--portal-text);
    text-decoration: none;
  }
  &:hover > h2 > a {
    color: var(--portal-accent);
  }
  > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  > h2 > a:focus-visible {
    outline: none;
  }
  > h2 > a:focus-visible::after {
    outline: 2px solid var(--portal-accent);
    outline-offset: 2px;
    border-radius: var(--portal-radius-card);
  }
  > footer {
    padding-block-start: 12px;
    border-block-start: 1px dashed var(--portal-line);
    font-size: 18px;
    line-height: 28px;
  }
`;
const Datos = styled.ul`
  display: grid;
  gap: 4px;
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 22px;

  > li {
    display: flex;
    gap: 8px;
    min-inline-size: 0;
  }
  svg {
    flex-shrink: 0;
    margin-block-start: 2px;
  }
`;

export function CursosTarjetas({ cursos, hoy, busy }: Props) {
  if (!cursos) return <Esqueleto />;
  return (
    <Rejilla role="list" $busy={busy} aria-busy={busy}>
      {cursos.map((curso) => (
        <TarjetaCurso key={curso.id} curso={curso} hoy={hoy} />
      ))}
    </Rejilla>
  );
}

function TarjetaCurso({ curso, hoy }: { readonly curso: Curso; readonly hoy: string }) {
  const t = useT('cursos');
  const { dateRange } = useFormat();
  const lugar = useLugar()(curso);
  return (
    <Tarjeta>
      <header>
        <EstadoCurso estado={curso.estado} />
        <span>{t(`modalidad.${curso.modalidad}`)}</span>
      </header>
      <h2>
        <Link to={routes.curso(curso.identificacion)}>
          <bdi>{curso.nombre}</bdi>
        </Link>
      </h2>
      <Datos role="list">
        <li>
          <CalendarIcon size={18} />
          <Formatted>{dateRange(curso.inicio, curso.fin)}</Formatted>
        </li>
        {lugar && (
          <li>
            <PlaceIcon size={18} />
            <bdi>{lugar}</bdi>
          </li>
        )}
        {recibe(curso) && (
          <li>
            <PersonIcon size={18} />
            <Cupos curso={curso} />
          </li>
        )}
      </Datos>
      <footer>
        <Precio curso={curso} hoy={hoy} />
      </footer>
    </Tarjeta>
  );
}

function Esqueleto() {
  return (
    <SkeletonGroup>
      <Rejilla as="div">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((clave) => (
          <Tarjeta as="div" key={clave}>
            <Skeleton $width="40%" $height="24px" />
            <Skeleton $height="24px" />
            <Skeleton $width="70%" />
            <Skeleton $width="55%" />
            <Skeleton $width="30%" $height="28px" />
          </Tarjeta>
        ))}
      </Rejilla>
    </SkeletonGroup>
  );
}
