/** The data of a person as they will be stored, for review before they are sent. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { checkIdentificacion } from '../../domain/documentos/identificacion.ts';
import { normalizeCorreo } from '../../domain/normalizeCorreo.ts';
import { useT } from '../../i18n/useT.ts';
import { Code } from '../../ui/data/Code.tsx';
import type { Definition } from '../../ui/data/DefinitionList.tsx';
import type { CompradorValues, ParticipanteValues } from './personaValues.ts';
import { toE164 } from './phone.ts';

/** An e-mail address that breaks on narrow screens, however long it is. */
export const CorreoText = styled(Code)`
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** @returns the rows; `doubt` goes right under the address that it is about */
export function usePersonaRows(): (
  persona: ParticipanteValues | CompradorValues,
  doubt?: ReactNode,
) => Definition[] {
  const t = useT('persona');
  return (persona, doubt) => {
    const { tipoIdentificacion, identificacion, correo, pais, telefono } = persona;
    const direccion = 'direccion' in persona ? persona.direccion : '';
    const numero = checkIdentificacion(tipoIdentificacion, identificacion);
    return [
      {
        name: t(`tipo.t${tipoIdentificacion}`),
        value: <Code>{numero.ok ? numero.value : identificacion}</Code>,
      },
      {
        name: t('etiqueta.correo'),
        value: (
          <>
            <CorreoText>{normalizeCorreo(correo)}</CorreoText>
            {doubt}
          </>
        ),
      },
      {
        name: t('etiqueta.telefono'),
        value: telefono && <Code>{toE164({ pais, numero: telefono })}</Code>,
      },
      { name: t('etiqueta.direccion'), value: direccion && <bdi>{direccion}</bdi> },
    ];
  };
}
