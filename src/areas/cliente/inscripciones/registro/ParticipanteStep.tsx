/** Who takes part: the client in person, with the data on record, or somebody else. */
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import type { InscripcionValues } from '../../../../features/inscripcion/inscripcionValues.ts';
import { ParticipanteFields } from '../../../../features/persona/ParticipanteFields.tsx';
import { emptyParticipante } from '../../../../features/persona/personaValues.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Code } from '../../../../ui/data/Code.tsx';
import { DefinitionList } from '../../../../ui/data/DefinitionList.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { EarlierPeople } from './EarlierPeople.tsx';
import { isComplete, toParticipanteValues } from './participante.ts';
import type { Registro } from './useRegistro.ts';

interface ParticipanteStepProps {
  readonly cliente: Cliente;
  readonly registro: Pick<Registro, 'own' | 'duplicate' | 'changePerson' | 'enrolled'>;
}

export function ParticipanteStep({ cliente, registro }: ParticipanteStepProps) {
  const { own, duplicate, changePerson, enrolled } = registro;
  const t = useT('inscripciones');
  const { register, control, getValues, setValue, clearErrors } = useFormContext<InscripcionValues>();
  const quien = useWatch({ control, name: 'quien' });
  /** What was typed for the other choice: going there and back loses nothing. */
  const aside = useRef(quien === 'yo' ? { ...emptyParticipante } : toParticipanteValues(cliente));
  /** Changes when the fields are filled for somebody else: what they said of the former entries goes. */
  const [filled, setFilled] = useState(0);
  const found = duplicate ?? own;
  const show = (persona: InscripcionValues['participante']) => {
    setValue('participante', persona);
    clearErrors('participante');
    setFilled((times) => times + 1);
    changePerson();
  };
  const fill = (persona: Inscripcion['participante']) => {
    if (quien === 'yo') aside.current = getValues('participante');
    setValue('quien', 'otra');
    show(toParticipanteValues(persona));
  };
  const swap = () => {
    const next = aside.current;
    aside.current = getValues('participante');
    show(next);
  };
  return (
    <>
      {found && <DuplicateNotice inscripcion={found} blocking={found === duplicate || quien === 'yo'} />}
      <RadioGroup
        label={t('registro.quien')}
        options={[
          {
            value: 'yo',
            label: t('registro.yo'),
            hint: <bdi>{`${cliente.nombres} ${cliente.apellidos}`}</bdi>,
          },
          { value: 'otra', label: t('registro.otra'), hint: t('registro.otraPista') },
        ]}
        {...register('quien', { onChange: swap })}
      />
      <EarlierPeople cliente={cliente} enrolled={enrolled} onChoose={fill} />
      {quien === 'yo' && isComplete(cliente) ? (
        <OnRecord cliente={cliente} />
      ) : (
        <>
          {quien === 'yo' && <Alert tone="info">{t('registro.faltanDatos')}</Alert>}
          <div onChange={changePerson}>
            <ParticipanteFields
              key={filled}
              pistaCorreo={t('registro.pistaCorreo')}
              autofill={quien === 'yo'}
            />
          </div>
        </>
      )}
    </>
  );
}

function OnRecord({ cliente }: Pick<ParticipanteStepProps, 'cliente'>) {
  const t = useT('inscripciones');
  const tPersona = useT('persona');
  const { tipoIdentificacion, identificacion, correo, telefono } = cliente;
  return (
    <DefinitionList
      items={[
        {
          name: tPersona(`tipo.t${tipoIdentificacion ?? '05'}`),
          value: identificacion && <Code>{identificacion}</Code>,
        },
        { name: t('detalle.correo'), value: <bdi>{correo}</bdi> },
        { name: t('detalle.telefono'), value: telefono && <Code>{telefono}</Code> },
      ]}
    />
  );
}
