/** The telephone of a person. A number pasted with its country selects that country. */
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../i18n/useT.ts';
import { PhoneField } from './PhoneField.tsx';
import { fromE164 } from './phone.ts';
import { type PersonaBase, usePersonaField } from './usePersonaField.ts';

interface PersonaPhoneFieldProps {
  readonly base: PersonaBase;
  readonly optional?: boolean;
  readonly section?: string;
}

export function PersonaPhoneField({ base, ...rest }: PersonaPhoneFieldProps) {
  const t = useT('persona');
  const { register, trigger, getValues, setValue, getFieldState, control } = useFormContext();
  const { error, ...number } = usePersonaField(base, 'telefono');
  const [pais, telefono] = [`${base}.pais`, `${base}.telefono`];
  const country = register(pais, {
    onChange: () => {
      if (getFieldState(telefono).invalid) void trigger(telefono);
    },
  });
  const chosen: string = useWatch({ control, name: pais });
  const takeApart = () => {
    const whole = fromE164(String(getValues(telefono)), String(getValues(pais)));
    if (!whole) return;
    setValue(pais, whole.pais);
    setValue(telefono, whole.numero);
  };
  return (
    <PhoneField
      {...rest}
      label={t('etiqueta.telefono')}
      error={error}
      country={country}
      chosen={chosen}
      number={{
        ...number,
        onBlur: (event) => {
          takeApart();
          void number.onBlur(event);
        },
      }}
    />
  );
}
