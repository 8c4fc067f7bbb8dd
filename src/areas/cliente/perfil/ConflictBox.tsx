/** Shows both versions when the profile was changed elsewhere after this form was opened, and lets the person choose one. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { CambioContacto, Cliente } from '../../../contract/cliente.ts';
import { idiomaNames } from '../../../domain/idiomaNames.ts';
import { isIdioma } from '../../../domain/idiomas.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { PlainTable } from '../../../ui/data/PlainTable.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { contactoFields } from './contacto.ts';

const Box = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
  border: 1px solid var(--portal-warning);
  border-radius: var(--portal-radius);
`;
const Comparison = styled(PlainTable)`
  table-layout: fixed;

  th,
  td {
    padding: 8px;
    border-block-end: 1px solid var(--portal-line);
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
`;

interface ConflictBoxProps {
  /** The record as it is saved now. */
  readonly saved: Cliente;
  /** The person's changes, which are not saved yet. */
  readonly change: CambioContacto;
  keepMine(): void;
  useSaved(): void;
}

export function ConflictBox({ saved, change, keepMine, useSaved }: ConflictBoxProps) {
  const t = useT('perfil');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const show = (field: string, value: string | undefined) => {
    if (!value) return t('persona.sin');
    return <bdi>{field === 'idioma' && isIdioma(value) ? idiomaNames[value] : value}</bdi>;
  };
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <Alert tone="warning" title={t('conflicto.titulo')}>
        {t('conflicto.texto')}
      </Alert>
      <Comparison>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('conflicto.suyo')}</th>
            <th scope="col">{t('conflicto.guardado')}</th>
          </tr>
        </thead>
        <tbody>
          {contactoFields
            .filter((field) => change[field] !== undefined)
            .map((field) => (
              <tr key={field}>
                <th scope="row">{t(`contacto.${field}`)}</th>
                <td>{show(field, change[field])}</td>
                <td>{show(field, saved[field])}</td>
              </tr>
            ))}
        </tbody>
      </Comparison>
      <Stack $row $fill $gap={12}>
        <Button tone="outline" onClick={useSaved}>
          {t('conflicto.usar')}
        </Button>
        <Button onClick={keepMine}>{t('conflicto.mantener')}</Button>
      </Stack>
    </Box>
  );
}
