/** Says how many seats a course has left; few of them in a warning colour. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';

/** This many seats or fewer get the warning colour. */
const FEW = 5;

const Seats = styled.span<{ $few: boolean }>`
  white-space: nowrap;
  ${({ $few }) => $few && 'color: var(--portal-warning); font-weight: 600;'}
`;

export function CuposLeft({ curso }: { readonly curso: Pick<Curso, 'cuposDisponibles'> }) {
  const t = useT('curso');
  const { cuposDisponibles: left } = curso;
  if (left === undefined) return <span>{t('sinLimite')}</span>;
  if (left === 0) return <Seats $few={false}>{t('sinCupos')}</Seats>;
  return <Seats $few={left <= FEW}>{t('quedan', { count: left })}</Seats>;
}
