/** Asks who takes part: the client in person, with the data on record, or somebody else. */

import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { fullName } from '../../../../domain/fullName.ts';
import type { InscripcionValues } from '../../../../features/inscripcion/inscripcionValues.ts';
import { ParticipanteFields } from '../../../../features/persona/ParticipanteFields.tsx';
import { emptyParticipante } from '../../../../features/persona/personaValues.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Code } from '../../../../ui/data/Code.tsx';
import { DottedList } from '../../../../ui/data/DottedList.tsx';
import { Email } from '../../../../ui/data/Email.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx';
import { useRead } from '../../../../ui/hooks/useRead.ts';
import { PlainList } from '../../../../ui/layout/PlainList.ts';
import { Text } from '../../../../ui/layout/Text.ts';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { isComplete, toParticipanteValues } from './participante.ts';
import type { RegistroState } from './useRegistro.ts';

interface ParticipanteStepProps {
  readonly cliente: Cliente;
  readonly registro: Pick<RegistroState, 'own' | 'duplicate' | 'changePerson' | 'enrolled'>;
}

export function ParticipanteStep({ cliente, registro }: ParticipanteStepProps) {
  const { own, duplicate, changePerson, enrolled } = registro;
  const t = useT('inscripciones');
  const { register, control, getValues, setValue, clearErrors } = useFormContext<InscripcionValues>();
  const who = useWatch({ control, name: 'who' });
  /** Keeps what was typed for the other choice, so that switching back and forth loses nothing. */
  const aside = useRef(who === 'yo' ? { ...emptyParticipante } : toParticipanteValues(cliente));
  /** Changes when the fields are filled for somebody else, which removes messages about the former entries. */
  const [filled, setFilled] = useState(0);
  const found = duplicate ?? own;
  const show = (persona: InscripcionValues['participante']) => {
    setValue('participante', persona);
    clearErrors('participante');
    setFilled((times) => times + 1);
    changePerson();
  };
  const fill = (persona: Inscripcion['participante']) => {
    if (who === 'yo') aside.current = getValues('participante');
    setValue('who', 'otra');
    show(toParticipanteValues(persona));
  };
  const swap = () => {
    const next = aside.current;
    aside.current = getValues('participante');
    show(next);
  };
  return (
    <>
      {found && <DuplicateNotice inscripcion={found} blocking={found === duplicate || who === 'yo'} />}
      <RadioGroup
        label={t('registro.quien')}
        options={[
          {
            value: 'yo',
            label: t('registro.yo'),
            hint: <OnRecord cliente={cliente} />,
          },
          { value: 'otra', label: t('registro.otra'), hint: t('registro.otraPista') },
        ]}
        {...register('who', { onChange: swap })}
      />
      <EarlierPeople cliente={cliente} enrolled={enrolled} onChoose={fill} />
      {!(who === 'yo' && isComplete(cliente)) && (
        <>
          {who === 'yo' && <Alert tone="info">{t('registro.faltanDatos')}</Alert>}
          <div onChange={changePerson}>
            <ParticipanteFields key={filled} correoHint={t('registro.pistaCorreo')} autofill={who === 'yo'} />
          </div>
        </>
      )}
    </>
  );
}

/** What the record says of the client: with all of it, the form asks for nothing else. */
function OnRecord({ cliente }: Pick<ParticipanteStepProps, 'cliente'>) {
  const { identificacion, correo, telefono } = cliente;
  return (
    <>
      <bdi>{fullName(cliente)}</bdi>
      {isComplete(cliente) && (
        <DottedList>
          <Code>{identificacion}</Code>
          <Email>{correo}</Email>
          <Code>{telefono}</Code>
        </DottedList>
      )}
    </>
  );
}

type Persona = Inscripcion['participante'];

/** With more people than this, typing the number of the document is faster. */
const SHOWN = 6;

const Names = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`;

interface EarlierPeopleProps {
  readonly cliente: Cliente;
  /** Identifications of those who are enrolled in the course already. */
  readonly enrolled: readonly string[];
  onChoose(persona: Persona): void;
}

/** The people whom the client enrolled before, by name: one press fills in their data. Renders nothing if there are none. */
function EarlierPeople({ cliente, enrolled, onChoose }: EarlierPeopleProps) {
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
              <bdi>{fullName(persona)}</bdi>
            </Button>
          </li>
        ))}
      </Names>
    </div>
  );
}

/** Returns each person once, as in their latest enrolment. */
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
