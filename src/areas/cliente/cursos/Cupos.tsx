/** How many seats a course has left, in words; few of them are told in the colour of a warning too. */
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { useT } from '../../../i18n/useT.ts';

const POCOS = 5;

const Aviso = styled.span<{ $pocos: boolean }>`
  white-space: nowrap;
  ${({ $pocos }) => $pocos && 'color: var(--portal-warning); font-weight: 600;'}
`;

export function Cupos({ curso }: { readonly curso: Pick<Curso, 'cupo' | 'cuposDisponibles'> }) {
  const t = useT('cursos');
  const { cuposDisponibles: quedan } = curso;
  if (quedan === undefined) return <span>{t('sinLimite')}</span>;
  if (quedan === 0) return <Aviso $pocos={false}>{t('sinCupos')}</Aviso>;
  return <Aviso $pocos={quedan <= POCOS}>{t('quedan', { count: quedan })}</Aviso>;
}
