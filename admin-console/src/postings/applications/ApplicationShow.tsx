import { Card, useLocale, useMessages } from '@masar/ui';
import { PostWords } from '../../posts/PostWords';
import { RecordShow } from '../../records/RecordShow';
import { applicantOf, type Application, applicationFields } from './application.fields';
import { ApplicationDecision } from './ApplicationDecision';
import { applicationsMessages } from './applications.messages';

export function ApplicationShow() {
  const text = useMessages(applicationsMessages);
  const { language } = useLocale();
  return (
    <RecordShow<Application>
      back={text.back}
      title={(application) => applicantOf(application, language)}
      fields={applicationFields}
    >
      {(one) => (
        <Card>
          <PostWords label={text.message} link={{ href: `/applications/${one.id}`, text: text.openApplication }}>
            {one.message ?? '—'}
          </PostWords>
          <ApplicationDecision application={one} />
        </Card>
      )}
    </RecordShow>
  );
}
