/** Shows who issued the document, on paper only, under the logo of the page's header. */

import styled from 'styled-components';
import { taxNumberName } from '../../../domain/documentos/taxNumberName.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';

const Issuer = styled.address`
  display: none;
  font-style: normal;
  font-size: 9pt;
  line-height: 1.5;

  > strong {
    display: block;
    font-size: 10.5pt;
  }
  @media print {
    display: block;
    margin-block-end: 10pt;
    padding-block-end: 8pt;
    border-block-end: 1px solid var(--portal-line);
  }
`;

export function Letterhead() {
  const { data } = useRead('GET /api/institucion');
  if (!data) return null;
  const { nombre, tipoIdentificacion, identificacion, direccion, correo, telefono } = data;
  return (
    <Issuer>
      <strong>
        <bdi>{nombre}</bdi>
      </strong>
      <div>
        {taxNumberName(tipoIdentificacion)} <bdi>{identificacion}</bdi>
      </div>
      <div>
        <bdi>{direccion}</bdi>
      </div>
      <bdi>{correo}</bdi>
      {' · '}
      <bdi dir="ltr">{telefono}</bdi>
    </Issuer>
  );
}
