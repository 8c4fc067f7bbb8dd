/** That somebody is enrolled already, how it stands and where to see it. */
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { rutas } from '../../rutas.ts';
import { EstadoInscripcion } from '../EstadoInscripcion.tsx';

interface Props {
  readonly inscripcion: Inscripcion;
  /** It keeps from going on; otherwise it is said beforehand. */
  readonly estorba: boolean;
}

export function Duplicada({ inscripcion, estorba }: Props) {
  const t = useT('inscripciones');
  const { numero, estado, participante } = inscripcion;
  return (
    <Alert tone={estorba ? 'warning' : 'info'} live={estorba} title={t('registro.duplicada.titulo')}>
      {t.rich('registro.duplicada.texto', {
        nombre: <bdi key="nombre">{`${participante.nombres} ${participante.apellidos}`}</bdi>,
      })}{' '}
      <EstadoInscripcion estado={estado} />{' '}
      <TextLink to={rutas.inscripcion(numero)}>{t('registro.duplicada.ver')}</TextLink>
    </Alert>
  );
}
