import { useRef } from 'react';
import { formKeyFor, type Keyed } from './form-key';

/**
 * Lets a form be sent once: clicks while it is under way do nothing, and the same words sent again after a failure
 * carry the same key, by which the server knows them (REL-3).
 */
export function useSendOnce() {
  const keyed = useRef<Keyed | null>(null);
  const isUnderWay = useRef(false);
  return async <Answer>(values: object, send: (key: string) => Promise<Answer>): Promise<Answer | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    keyed.current = formKeyFor(values, keyed.current);
    try {
      const answer = await send(keyed.current.key);
      // The same words once more are meant once more.
      keyed.current = null;
      return answer;
    } finally {
      isUnderWay.current = false;
    }
  };
}
