import { dataOf } from '@masar/contracts';
import type { QuestionAnswer } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { mayPass } from '#subjects/outbox/deliver';
import { isTyped } from '#subjects/questions/kinds/answering-kinds';
import { paperMessages } from '../paper.messages';
import { type Paper, paperQueries } from '../paper.queries';
import { AnswerSender, type SendingState } from './answer-sender';
import { forgetAnswer, keepAnswer, keptAnswers, onKeptElsewhere } from './kept-answers';
import { type Answers, answersOf, withAnswer } from './paper-answers';

const BREATH_MS = 700;

/**
 * A paper as it is answered: every answer is kept on this device, goes to the server at once, and again until it arrives.
 * Tabs of one browser hear of each other; of several devices the last answer stands (EVD-2).
 */
export function usePaperRun(paper: Paper) {
  const text = useMessages(paperMessages);
  const notifyFailure = useFailureNotice();
  const queryClient = useQueryClient();
  const { id } = paper;
  const { queryKey } = paperQueries.one(id);
  // Read here and not handed down: what has arrived shows in the same moment in which it is no longer unsent.
  const { data: read = paper } = useQuery({ ...paperQueries.one(id), enabled: false });
  // What has not arrived stands above what the server keeps.
  const [unsent, setUnsent] = useState<Answers>(() => Object.fromEntries(keptAnswers(id)));
  const mine = useRef(new Map<string, QuestionAnswer>());
  const [sending, setSending] = useState<SendingState>('saved');
  const sender = useRef<AnswerSender>(null);
  const told = useRef<{ arrived: (id: string, answer: QuestionAnswer) => void; refused: (error: unknown) => void }>(
    undefined,
  );
  useEffect(() => {
    told.current = {
      arrived: (questionId, answer) => {
        queryClient.setQueryData(queryKey, (shown) => shown && withAnswer(shown, questionId, answer));
        // What is being read may be older than the answer: it is read again.
        if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
      },
      refused: (error) => {
        notifyFailure(error, { title: text.notKept });
        void queryClient.invalidateQueries({ queryKey });
      },
    };
  });

  useEffect(() => {
    const settle = (questionId: string, answer: QuestionAnswer) => {
      forgetAnswer(id, questionId, answer);
      if (mine.current.get(questionId) === answer) mine.current.delete(questionId);
      setUnsent(({ [questionId]: kept, ...others }) =>
        kept && kept !== answer ? { ...others, [questionId]: kept } : others,
      );
    };
    const current = new AnswerSender({
      send: (questionId, answer) =>
        dataOf(
          api.PUT('/api/papers/{id}/answers/{questionId}', {
            params: { path: { id, questionId } },
            body: { answer: { ...answer } },
          }),
        ),
      mayPass,
      onState: setSending,
      onArrived: (questionId, answer) => {
        told.current?.arrived(questionId, answer);
        settle(questionId, answer);
      },
      onRefused: (questionId, answer, error) => {
        settle(questionId, answer);
        told.current?.refused(error);
      },
      later: (what, milliseconds) => {
        const timer = setTimeout(what, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    sender.current = current;
    // What a former visit could not send goes first, in its order.
    mine.current = new Map(keptAnswers(id));
    mine.current.forEach((answer, questionId) => current.give(questionId, answer));
    const stopListening = onKeptElsewhere(id, (kept) => {
      const theirs = new Map(kept);
      for (const [questionId, answer] of mine.current) {
        if (theirs.has(questionId)) continue;
        told.current?.arrived(questionId, answer);
        current.drop(questionId);
      }
      for (const [questionId, answer] of theirs)
        if (JSON.stringify(mine.current.get(questionId)) !== JSON.stringify(answer)) current.give(questionId, answer);
      mine.current = theirs;
      setUnsent(Object.fromEntries(theirs));
    });
    const wake = () => current.wake();
    window.addEventListener('online', wake);
    return () => {
      window.removeEventListener('online', wake);
      stopListening();
      current.stop();
    };
  }, [id]);

  return {
    answers: { ...answersOf(read), ...unsent },
    sending,
    give: (questionId: string, answer: QuestionAnswer) => {
      setUnsent((before) => ({ ...before, [questionId]: answer }));
      mine.current.set(questionId, answer);
      keepAnswer(id, questionId, answer);
      sender.current?.give(questionId, answer, isTyped(answer) ? BREATH_MS : 0);
    },
  };
}
