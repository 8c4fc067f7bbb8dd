/** Notices that the API answers again after a call was lost, so that the message no longer says that it does not. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../client/apiError.ts';
import { useReconnect } from './useReconnect.ts';

/**
 * @param failure what the last call was rejected with; undefined if it was not
 * @param retry reads again by itself; a payment, for example, has none: the person sends it again
 * @returns true once the API has answered after that failure
 */
export function useConnectionBack(failure: unknown, retry?: () => void): boolean {
  const [answered, setAnswered] = useState<{ after: unknown; times: number }>({ after: undefined, times: 0 });
  const isLost = isUnanswered(failure);
  const isBack = isLost && answered.after === failure;
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  const goOn = useCallback(() => {
    setAnswered(({ times }) => ({ after: failure, times: times + 1 }));
    again.current?.();
  }, [failure]);
  useReconnect(isLost && !isBack ? answered.times : undefined, goOn);
  return isBack;
}
