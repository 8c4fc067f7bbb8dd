/** Reports a failure in a toast, for what a person requests apart from the screen: the screen stays as it is. */
import { useT } from '../../i18n/useT.ts';
import { useHost } from '../hooks/host.ts';
import { useToast } from '../hooks/toast.ts';
import { describeFailure } from './describeFailure.ts';
import { tellFailure } from './tellFailure.ts';

export function useFailureToast(): (error: unknown) => void {
  const t = useT('errores');
  const toast = useToast();
  const tag = useHost();
  return (error) => {
    toast({ message: t(describeFailure(error, t.has).key), tone: 'error' });
    tellFailure(tag, error);
  };
}
