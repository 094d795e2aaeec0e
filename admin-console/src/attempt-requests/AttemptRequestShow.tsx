import { useLocale, useMessages } from '@masar/ui';
import { learnerOf, quizOf } from '../records/learning-fields';
import { RecordShow } from '../records/RecordShow';
import { type AttemptRequest, attemptRequestFields } from './attempt-request.fields';
import { attemptRequestsMessages } from './attempt-requests.messages';

export function AttemptRequestShow() {
  const text = useMessages(attemptRequestsMessages);
  const locale = useLocale();
  return (
    <RecordShow<AttemptRequest>
      back={text.back}
      title={(request) => [learnerOf(request), quizOf(request, locale)]}
      fields={attemptRequestFields}
      hasHistory={false}
    />
  );
}
