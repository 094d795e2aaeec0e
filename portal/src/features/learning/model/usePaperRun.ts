import { dataOf } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { mayPass } from '#subjects/outbox/deliver';
import { paperMessages } from '../paper.messages';
import { type Paper, paperQueries } from '../paper.queries';
import { AnswerSender, type SendingState } from './answer-sender';

/** A paper as it is answered: every choice goes to the server at once, and again until it arrives (EVD-2). */
export function usePaperRun(paper: Paper) {
  const text = useMessages(paperMessages);
  const notifyFailure = useFailureNotice();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Record<string, string[]>>(() =>
    Object.fromEntries(paper.answers.map(({ questionId, optionIds }) => [questionId, optionIds])),
  );
  const [sending, setSending] = useState<SendingState>('saved');
  const sender = useRef<AnswerSender>(null);
  const refuse = useRef<(error: unknown) => void>(undefined);
  useEffect(() => {
    refuse.current = (error) => {
      notifyFailure(error, { title: text.notKept });
      void queryClient.invalidateQueries({ queryKey: paperQueries.one(paper.id).queryKey });
    };
  });

  useEffect(() => {
    const current = new AnswerSender({
      send: (questionId, optionIds) =>
        dataOf(
          api.PUT('/api/papers/{id}/answers/{questionId}', {
            params: { path: { id: paper.id, questionId } },
            body: { optionIds },
          }),
        ),
      mayPass,
      onState: setSending,
      onRefused: (error) => refuse.current?.(error),
      later: (what, milliseconds) => {
        const timer = setTimeout(what, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    sender.current = current;
    const wake = () => current.wake();
    window.addEventListener('online', wake);
    return () => {
      window.removeEventListener('online', wake);
      current.stop();
    };
  }, [paper.id]);

  return {
    chosen,
    sending,
    choose: (questionId: string, optionIds: string[]) => {
      setChosen((before) => ({ ...before, [questionId]: optionIds }));
      // The server keeps answers, not their absence: who unchecks the last box has not decided yet.
      if (optionIds.length > 0) sender.current?.give(questionId, optionIds);
    },
  };
}
