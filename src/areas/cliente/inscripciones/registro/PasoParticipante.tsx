/** Who takes part: the client in person, with the data on record, or somebody else. */
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { ParticipanteFields } from '../../../../features/persona/ParticipanteFields.tsx';
import { emptyParticipante } from '../../../../features/persona/valores.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Code } from '../../../../ui/data/Code.tsx';
import { DefinitionList } from '../../../../ui/data/DefinitionList.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx';
import { Duplicada } from './Duplicada.tsx';
import { isCompleto, participanteOf, type Valores } from './valores.ts';

interface Props {
  readonly cliente: Cliente;
  /** The client's own enrolment in this course. */
  readonly propia: Inscripcion | undefined;
  /** Of the person that was typed, once they asked to go on. */
  readonly duplicada: Inscripcion | undefined;
  onChangePerson(): void;
}

export function PasoParticipante({ cliente, propia, duplicada, onChangePerson }: Props) {
  const t = useT('inscripciones');
  const { register, control, getValues, setValue, clearErrors } = useFormContext<Valores>();
  const quien = useWatch({ control, name: 'quien' });
  /** What was typed for the other choice: going there and back loses nothing. */
  const aparte = useRef(quien === 'yo' ? { ...emptyParticipante } : participanteOf(cliente));
  const completo = isCompleto(cliente);
  const hallada = duplicada ?? propia;
  const swap = () => {
    const next = aparte.current;
    aparte.current = getValues('participante');
    setValue('participante', next);
    clearErrors('participante');
    onChangePerson();
  };
  return (
    <>
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
      {hallada && <Duplicada inscripcion={hallada} estorba={hallada === duplicada || quien === 'yo'} />}
      {quien === 'yo' && completo ? (
        <Registrados cliente={cliente} />
      ) : (
        <>
          {quien === 'yo' && <Alert tone="info">{t('registro.faltanDatos')}</Alert>}
          <div onChange={onChangePerson}>
            <ParticipanteFields pistaCorreo={t('registro.pistaCorreo')} />
          </div>
        </>
      )}
    </>
  );
}

function Registrados({ cliente }: Pick<Props, 'cliente'>) {
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
