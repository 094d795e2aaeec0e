import { useLocale, useMessages } from '@masar/ui';
import { learnerOf, lessonOf } from '../records/learning-fields';
import { RecordShow } from '../records/RecordShow';
import { type AttemptRequest, attemptRequestFields } from './attempt-request.fields';
import { attemptRequestsMessages } from './attempt-requests.messages';

export function AttemptRequestShow() {
  const text = useMessages(attemptRequestsMessages);
  const locale = useLocale();
  return (
    <RecordShow<AttemptRequest>
      back={text.back}
      title={(request) => `${learnerOf(request)} · ${lessonOf(request, locale)}`}
      fields={attemptRequestFields}
      hasHistory={false}
    />
  );
}
