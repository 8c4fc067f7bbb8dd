/** The telephone of a person. A number typed with its country selects that country. */
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../i18n/useT.ts';
import { Code } from '../../ui/data/Code.tsx';
import { PhoneField } from './PhoneField.tsx';
import { fromE164, lacksPlus, toE164 } from './phone.ts';
import { type PersonaBase, usePersonaField } from './usePersonaField.ts';

interface PersonaPhoneFieldProps {
  readonly base: PersonaBase;
  readonly optional?: boolean;
  readonly section?: string;
  /** False offers nothing that the browser knows of whoever uses it. */
  readonly autofill?: boolean;
}

export function PersonaPhoneField({ base, ...rest }: PersonaPhoneFieldProps) {
  const t = useT('persona');
  const { register, trigger, getValues, setValue, getFieldState, control } = useFormContext();
  const { error, ...number } = usePersonaField(base, 'telefono');
  const [pais, telefono] = [`${base}.pais`, `${base}.telefono`];
  /** How a number was read that lacked the plus, while it stands there. */
  const [read, setRead] = useState<{ whole: string; numero: string }>();
  const country = register(pais, {
    onChange: () => {
      if (getFieldState(telefono).invalid) void trigger(telefono);
    },
  });
  const chosen: string = useWatch({ control, name: pais });
  const takeApart = () => {
    const typed = { pais: String(getValues(pais)), numero: String(getValues(telefono)) };
    const whole = lacksPlus(typed) ? toE164(typed) : typed.numero;
    const phone = fromE164(whole, typed.pais);
    if (!phone) return;
    setRead(whole === typed.numero ? undefined : { whole, numero: phone.numero });
    setValue(pais, phone.pais);
    setValue(telefono, phone.numero);
  };
  const isRead = useWatch({ control, name: telefono }) === read?.numero;
  return (
    <PhoneField
      {...rest}
      label={t('etiqueta.telefono')}
      error={error}
      notice={
        isRead && read ? t.rich('aviso.telefono', { numero: <Code key="numero">{read.whole}</Code> }) : null
      }
      country={country}
      chosen={chosen}
      number={{
        ...number,
        required: !rest.optional,
        onBlur: (event) => {
          takeApart();
          void number.onBlur(event);
        },
      }}
    />
  );
}
