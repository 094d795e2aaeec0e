import { useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { paperMessages } from '../paper.messages';
import { useSubmitPaper } from '../paper.mutations';
import { CalledOff } from './until-arrived';

interface HandInOptions {
  paperId: string;
  of: QuizOf;
  /** Nothing is handed in while an answer is on its way. */
  isReady: boolean;
  onEnd: () => void;
}

export type HandingIn = ReturnType<typeof useHandIn>;

/** Hands an open paper in, from whichever screen, and says what hinders it (EVD-2). */
export function useHandIn({ paperId, of, isReady, onEnd }: HandInOptions) {
  const text = useMessages(paperMessages);
  const notifyFailure = useFailureNotice();
  const ready = useRef(isReady);
  useEffect(() => {
    ready.current = isReady;
  }, [isReady]);
  const { submit, isAway, callOff } = useSubmitPaper(of, { onEnd, isReady: () => ready.current });
  return {
    isReady,
    isAway,
    callOff,
    isPending: submit.isPending,
    isDone: submit.isSuccess,
    handIn: (onSettled?: () => void) =>
      submit.mutate(paperId, {
        onError: (error) => {
          if (error instanceof CalledOff) return;
          notifyFailure(error, { title: text.submitFailed, fallback: text.submitFailedHint });
        },
        onSettled: () => onSettled?.(),
      }),
  };
}
