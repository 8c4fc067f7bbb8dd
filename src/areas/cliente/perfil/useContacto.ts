/** Saves contact data over the version that was read. If somebody has changed the record since, the person chooses. */
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { isApiError } from '../../../client/apiError.ts';
import { CambioContacto, type Cliente } from '../../../contract/cliente.ts';
import { fieldOfPointer } from '../../../contract/validation.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';
import { useToast } from '../../../ui/hooks/toast.ts';
import {
  type Contacto,
  type ContactoField,
  changesOf,
  contactoFields,
  holds,
  toContacto,
} from './contacto.ts';

interface Change {
  readonly change: CambioContacto;
  readonly version: number;
}

export function useContacto(cliente: Cliente) {
  const t = useT('perfil');
  const toast = useToast();
  /** The record that the form was filled with. */
  const [base, setBase] = useState(cliente);
  /** The saved record, if it is not the one that filled the form. */
  const [saved, setSaved] = useState<Cliente>();
  const [checks, setChecks] = useState(0);
  const form = useForm<Contacto>({ defaultValues: toContacto(cliente) });
  const { isDirty } = form.formState;

  const take = (next: Cliente) => {
    setBase(next);
    setSaved(undefined);
    form.reset(toContacto(next));
  };
  // The record was read again: an unchanged form shows it. An older version is ignored.
  useEffect(() => {
    if (cliente.version <= base.version || isDirty) return;
    setBase(cliente);
    form.reset(toContacto(cliente));
  }, [cliente, base.version, isDirty, form]);

  const done = (next: Cliente) => {
    take(next);
    invalidateConsultas('/api/cliente');
    toast({ message: t('contacto.guardado'), tone: 'success' });
  };
  const once = useIdempotentSend<Change, Cliente>({
    async call({ change, version }) {
      try {
        return await api('PATCH /api/cliente', { body: change, ifMatch: version });
      } catch (error) {
        if (!isApiError(error) || error.status !== 412) throw error;
        // Part of the call: until the record is read, nobody knows whether it was somebody else who changed it.
        const now = await api('GET /api/cliente');
        // The answer to an earlier press was lost.
        if (holds(now, change)) return now;
        setSaved(now);
        throw error;
      }
    },
    onDone: (next) => done(next),
    onFailure(error) {
      if (!isApiError(error)) return;
      for (const { pointer, code } of error.errors) {
        const field = contactoFields.find((each) => each === fieldOfPointer(pointer));
        if (field) form.setError(field, { message: code });
      }
    },
  });

  const save = form.handleSubmit((contacto) => {
    setChecks((count) => count + 1);
    const change = changesOf(contacto, base);
    if (Object.keys(change).length === 0) {
      toast({ message: t('contacto.sinCambios') });
      return;
    }
    const result = v.safeParse(CambioContacto, change);
    if (result.success) return once.send({ change: result.output, version: base.version });
    for (const [field, [code]] of Object.entries(
      v.flatten<typeof CambioContacto>(result.issues).nested ?? {},
    ))
      form.setError(field as ContactoField, { message: code });
  });

  return {
    form,
    /** True if something was typed that is not saved. */
    dirty: isDirty,
    save,
    sending: once.sending,
    wait: once.wait,
    checks,
    /** An error that belongs to no field and is not a conflict. */
    failure:
      isApiError(once.failure) && (once.failure.errors.length > 0 || saved !== undefined)
        ? undefined
        : once.failure,
    conflict: saved && {
      saved,
      change: changesOf(form.getValues(), base),
      keepMine: () => {
        const change = changesOf(form.getValues(), base);
        setBase(saved);
        setSaved(undefined);
        void once.send({ change, version: saved.version });
      },
      useSaved: () => {
        once.clear();
        take(saved);
      },
    },
  };
}
