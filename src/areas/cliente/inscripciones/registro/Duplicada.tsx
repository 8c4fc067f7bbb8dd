/** That the person is enrolled already, and where to see it. */
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { rutas } from '../../rutas.ts';

export function Duplicada({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { numero, participante } = inscripcion;
  return (
    <Alert tone="warning" live title={t('registro.duplicada.titulo')}>
      {t.rich('registro.duplicada.texto', {
        nombre: <bdi key="nombre">{`${participante.nombres} ${participante.apellidos}`}</bdi>,
      })}{' '}
      <TextLink to={rutas.inscripcion(numero)}>{t('registro.duplicada.ver')}</TextLink>
    </Alert>
  );
}
