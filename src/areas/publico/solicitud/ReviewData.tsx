/** What was typed, to be read once more before it is sent, each part with the way back to it. */
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { usePersonaRows } from '../../../features/persona/usePersonaRows.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import type { Paso } from './pasos.ts';
import type { Valores } from './valores.ts';

export const Part = styled.section`
  display: grid;
  gap: 8px;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  h3 {
    font-size: 16px;
    line-height: 24px;
    letter-spacing: 0;
  }
`;

interface ReviewDataProps {
  readonly gratis: boolean;
  readonly onGo: (paso: Paso) => void;
}

export function ReviewData({ gratis, onGo }: ReviewDataProps) {
  const t = useT('solicitud');
  const tPersona = useT('persona');
  const { getValues } = useFormContext<Valores>();
  const { participante, factura, comprador } = getValues();
  const change = (paso: Paso) => (
    <Button tone="text" size="small" onClick={() => onGo(paso)}>
      {t('cambiar')}
    </Button>
  );
  const rowsOf = usePersonaRows();
  return (
    <>
      <Part>
        <header>
          <h3>{t('paso.participante')}</h3>
          {change('participante')}
        </header>
        <DefinitionList
          items={[
            { name: t('nombre'), value: <bdi>{`${participante.nombres} ${participante.apellidos}`}</bdi> },
            ...rowsOf(participante),
          ]}
        />
      </Part>
      {!gratis && (
        <Part>
          <header>
            <h3>{t('paso.factura')}</h3>
            {change('factura')}
          </header>
          {factura === 'participante' ? (
            <p>{t('factura.participante')}</p>
          ) : (
            <DefinitionList
              items={[
                { name: tPersona('etiqueta.razonSocial'), value: <bdi>{comprador.razonSocial}</bdi> },
                ...rowsOf(comprador),
              ]}
            />
          )}
        </Part>
      )}
    </>
  );
}
