import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryRoots } from '#shared/query/query-roots';
import { type Toast, useToast } from '#shared/toasts/ToastProvider';
import { outboxMessages } from './outbox.messages';
import { type News, onNews } from './outbox-news';
import { silentKinds } from './outbox-state';

/** Says what became of what had waited, and loads anew what follows from it. Draws nothing. */
export default function OutboxNews() {
  const text = useMessages(outboxMessages);
  const { language, digits, format } = useLocale();
  const toast = useToast();
  const queryClient = useQueryClient();

  const describe = (news: readonly News[]): Toast | null => {
    const refused = news.find(({ kind }) => kind === 'refused');
    if (refused) return { title: text.refusedTitle, description: refused.entry.refusal, kind: 'destructive' };
    // Nobody waits to hear where they are in a video, or that notes were kept.
    const sent = news.filter(({ entry }) => !silentKinds.includes(entry.kind));
    if (sent.length === 0) return null;
    const quiz = sent.find(({ entry }) => entry.kind === 'quiz-attempt');
    const score = quiz?.kind === 'sent' ? (quiz.answer as { score: string }).score : undefined;
    const graded =
      quiz && score && text.graded(pickLocalized(quiz.entry.subject, 'title', language), format.percent(Number(score)));
    return { title: text.sent, description: graded ?? text.sentHint(sent.length, digits), kind: 'success' };
  };
  const hear = useRef<(news: readonly News[]) => void>(undefined);
  useEffect(() => {
    hear.current = (news) => {
      const message = describe(news);
      if (message) toast(message);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryRoots.session[0] });
    };
  });
  useEffect(() => onNews((news) => hear.current?.(news)), []);
  return null;
}
