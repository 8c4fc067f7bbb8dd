/** What went wrong, in words for the person; the page is told as well. Every screen that shows a failure asks here. */
import { useEffect } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useHost } from '../host.ts';
import { describeFailure, type Failure } from './describeFailure.ts';
import { tellFailure } from './tellFailure.ts';

export function useFailure(error: unknown): Failure {
  const t = useT('errores');
  const tag = useHost();
  useEffect(() => {
    if (error !== undefined) tellFailure(tag, error);
  }, [tag, error]);
  return describeFailure(error, t.has);
}
