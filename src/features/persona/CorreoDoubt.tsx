/** If an address that was sent or is about to be looks mistyped (gmial.com), shows the probable one under it. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';

/** As high as a line of text, for the sign beside it, and a larger target. */
export const Take = styled.button`
  margin-block: -4px;
  padding-block: 4px;
  color: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
`;

/** Loads the rule when it is needed. Undefined if it cannot be loaded: everything works without it. */
export const findMeant = (typed: string): Promise<string | undefined> =>
  typed.includes('@')
    ? import('../../domain/suggestCorreo.ts').then(
        ({ suggestCorreo }) => suggestCorreo(typed),
        () => undefined,
      )
    : Promise.resolve(undefined);

interface CorreoDoubtProps {
  readonly correo: string;
  onTake(meant: string): void;
}

export function CorreoDoubt({ correo, onTake }: CorreoDoubtProps) {
  const t = useT('comun');
  const [doubt, setDoubt] = useState<{ readonly correo: string; readonly meant: string }>();
  useEffect(() => {
    void findMeant(correo).then((meant) => meant !== undefined && setDoubt({ correo, meant }));
  }, [correo]);
  if (doubt?.correo !== correo) return null;
  const { meant } = doubt;
  return (
    <Alert tone="warning" live>
      <Take type="button" onClick={() => onTake(meant)}>
        {t.rich('campo.quisoDecir', { correo: <bdi key="correo">{meant}</bdi> })}
      </Take>
    </Alert>
  );
}
