/** /cliente/inscripciones/registro: where a client will enrol. `?curso=` names the course chosen; nothing is sent yet. */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useSearchParams } from '../../../ui/router.ts';
import { rutas } from '../rutas.ts';
import { useAyuda } from '../useAyuda.ts';
import { useMigas } from '../useMigas.ts';
import { CursoElegido } from './CursoElegido.tsx';

const Cuerpo = styled(Card)`
  display: grid;
  gap: 20px;
  max-inline-size: 720px;
`;
const Acciones = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export function RegistroScreen() {
  const t = useT('inscripciones');
  const [params] = useSearchParams();
  const ayuda = useAyuda();
  const curso = params.get('curso') ?? '';
  return (
    <>
      <PageHeader
        title={t('registro.titulo')}
        crumbs={useMigas({ label: t('titulo'), to: rutas.inscripciones })}
      />
      <Cuerpo>
        {curso && <CursoElegido id={curso} />}
        <p>
          {t('registro.texto')} {curso && t('registro.textoCurso')}
        </p>
        <Acciones>
          {ayuda !== undefined && <ButtonAnchor href={ayuda}>{t('registro.ayuda')}</ButtonAnchor>}
          <ButtonLink tone={ayuda === undefined ? 'primary' : 'outline'} to={rutas.cursos}>
            {t('registro.otroCurso')}
          </ButtonLink>
          <ButtonLink tone="outline" to={rutas.inscripciones}>
            {t('registro.misInscripciones')}
          </ButtonLink>
        </Acciones>
      </Cuerpo>
    </>
  );
}
