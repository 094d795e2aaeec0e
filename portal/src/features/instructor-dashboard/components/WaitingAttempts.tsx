import { useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { attemptRequestQueries } from '../attempt-requests.queries';
import { attemptRequestsMessages } from '../messages/attempt-requests.messages';
import { AttemptRequestRow } from './AttemptRequestRow';
import { WaitingWishes } from './WaitingWishes';

/** Wishes for another attempt at a quiz that wait (EVD-2). */
export function WaitingAttempts() {
  const text = useMessages(attemptRequestsMessages);
  const list = useInfiniteQuery(attemptRequestQueries.list());
  return (
    <WaitingWishes title={text.title} failed={text.failed} place="attempts" list={list}>
      {(request) => <AttemptRequestRow key={request.id} request={request} />}
    </WaitingWishes>
  );
}
