/** Says why a course takes nobody now, with the date that matters: when enrolment opens or closed, when it began or ended. */
import type { Curso } from '../../contract/curso.ts';
import type { EstadoCurso } from '../../domain/estados/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';

type Dates = Pick<Curso, 'inicio' | 'fin' | 'inscripcionDesde' | 'inscripcionHasta'>;

const dateOf: { readonly [estado in EstadoCurso]: (curso: Dates) => string } = {
  programado: ({ inscripcionDesde }) => inscripcionDesde,
  abierto: ({ inscripcionHasta }) => inscripcionHasta,
  lleno: ({ inscripcionHasta }) => inscripcionHasta,
  cerrado: ({ inscripcionHasta }) => inscripcionHasta,
  en_curso: ({ inicio }) => inicio,
  finalizado: ({ fin }) => fin,
  cancelado: ({ fin }) => fin,
};

/** If an open course takes nobody, its last seat has just been taken. */
export function useWhyNot(): (curso: Dates & Pick<Curso, 'estado'>, style?: 'short' | 'long') => string {
  const t = useT('curso');
  const { date } = useFormat();
  return (curso, style = 'long') => {
    const estado = curso.estado === 'abierto' ? 'lleno' : curso.estado;
    return t(`porQueNo.${estado}`, { fecha: date(dateOf[estado](curso), style) });
  };
}
