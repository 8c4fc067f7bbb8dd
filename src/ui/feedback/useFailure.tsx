/** Says what went wrong in words for the person, and tells the page. Every screen that shows a failure calls it. */
import { type ReactNode, useEffect } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useHost } from '../hooks/host.ts';
import { describeFailure, type Failure } from './describeFailure.ts';
import { tellFailure } from './tellFailure.ts';

interface ToldFailure extends Failure {
  /** The words, and the code for support in small letters. */
  readonly text: ReactNode;
}

export function useFailure(error: unknown): ToldFailure {
  const t = useT('errores');
  const tag = useHost();
  useEffect(() => {
    if (error !== undefined) tellFailure(tag, error);
  }, [tag, error]);
  const failure = describeFailure(error, t.has);
  const text = (
    <>
      {t(failure.key)} <small>{t('soporte', { codigo: failure.code })}</small>
    </>
  );
  return { ...failure, text };
}
