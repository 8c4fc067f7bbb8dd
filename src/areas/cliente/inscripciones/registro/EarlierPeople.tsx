/** The people whom the client enrolled before, by name: one press fills in their data. Renders nothing where there are none. */
import { useId } from 'react';
import styled from 'styled-components';
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/Button.tsx';
import { PlainList } from '../../../../ui/PlainList.ts';
import { Text } from '../../../../ui/Text.ts';
import { useRead } from '../../../../ui/useRead.ts';

type Persona = Inscripcion['participante'];

/** Among more than these it is faster to type the number of the document. */
const SHOWN = 6;

const Names = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`;

interface EarlierPeopleProps {
  readonly cliente: Cliente;
  /** Identifications of those who are in the course already. */
  readonly enrolled: readonly string[];
  onChoose(persona: Persona): void;
}

export function EarlierPeople({ cliente, enrolled, onChoose }: EarlierPeopleProps) {
  const t = useT('inscripciones');
  const label = useId();
  const { data } = useRead('GET /api/cliente/inscripciones', { query: { limite: 100, orden: '-fecha' } });
  const people = othersOf(data?.resultados ?? [], cliente, enrolled);
  if (people.length === 0) return null;
  return (
    <div>
      <Text id={label} $tone="muted">
        {t('registro.antes')}
      </Text>
      <Names aria-labelledby={label}>
        {people.map((persona) => (
          <li key={persona.identificacion}>
            <Button tone="outline" size="small" onClick={() => onChoose(persona)}>
              <bdi>{`${persona.nombres} ${persona.apellidos}`}</bdi>
            </Button>
          </li>
        ))}
      </Names>
    </div>
  );
}

/** Each person once, as they were enrolled last. */
function othersOf(
  inscripciones: readonly Inscripcion[],
  { identificacion }: Cliente,
  enrolled: readonly string[],
): Persona[] {
  const people = new Map<string, Persona>();
  for (const { participante } of inscripciones) {
    const known = people.has(participante.identificacion) || participante.identificacion === identificacion;
    if (!known && !enrolled.includes(participante.identificacion))
      people.set(participante.identificacion, participante);
  }
  return [...people.values()].slice(0, SHOWN);
}
