/** Who takes part, as it was given when enrolling. */
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx';

export function Participante({ participante }: Pick<Inscripcion, 'participante'>) {
  const t = useT('inscripciones');
  const { nombres, apellidos, identificacion, correo, telefono } = participante;
  return (
    <Card>
      <CardHead>
        <h2>{t('detalle.participante')}</h2>
      </CardHead>
      <DefinitionList
        items={[
          { name: t('detalle.nombre'), value: <bdi>{`${nombres} ${apellidos}`}</bdi> },
          { name: t('detalle.identificacion'), value: <Code>{identificacion}</Code> },
          { name: t('detalle.correo'), value: <bdi>{correo}</bdi> },
          { name: t('detalle.telefono'), value: telefono && <Code>{telefono}</Code> },
        ]}
      />
    </Card>
  );
}
