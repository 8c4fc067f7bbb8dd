/** The participant's surnames. Once they were missing or wrong, the person may say that they have one name. */
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { OneNameCheckbox } from './OneNameCheckbox.tsx';
import { PersonaTextField, type PersonaTextFieldProps } from './PersonaTextField.tsx';

const name = 'participante.apellidos';

export function ApellidosField(props: Pick<PersonaTextFieldProps, 'autoComplete'>) {
  const { register, setValue, trigger, control, getFieldState } = useFormContext();
  const { invalid } = getFieldState(name, useFormState({ control, name }));
  const hasOneName = useWatch({ control, name: 'participante.hasOneName' }) === true;
  const [offered, setOffered] = useState(false);
  if (invalid && !offered) setOffered(true);
  return (
    <div>
      {!hasOneName && <PersonaTextField base="participante" field="apellidos" dir="auto" {...props} />}
      {(offered || hasOneName) && (
        <OneNameCheckbox
          {...register('participante.hasOneName', {
            onChange: () => {
              // What was typed instead of surnames (`-`) is not part of the name.
              setValue(name, '');
              void trigger(name);
            },
          })}
        />
      )}
    </div>
  );
}
