import { Isolated, useLocale, useMessages } from '@masar/ui';
import { RelativeTime } from '#shared/time/RelativeTime';
import { hoursWords } from '#subjects/volunteering/hours-words.messages';
import { PostingDetailPage } from '../page/PostingDetailPage';
import { PostingText } from '../page/PostingText';
import { Term, Terms } from '../page/Terms';
import { postedLine } from '../posted-line';
import { HoursList } from './hours/HoursList';
import { type Opportunity, opportunityKind } from './opportunity.kind';
import { opportunityMessages } from './opportunity.messages';
import { opportunityFormMessages } from './opportunity-form.messages';
import { OpportunityBadges } from './OpportunityCard';
import { OpportunityForm } from './OpportunityForm';

interface PartProps {
  posting: Opportunity;
}

function Byline({ posting }: PartProps) {
  const { language } = useLocale();
  const by = postedLine(posting, 'company', language) || posting.posterName;
  return (
    <>
      {by && (
        <strong>
          <Isolated>{by}</Isolated>
        </strong>
      )}
      <RelativeTime at={posting.createdAt} />
    </>
  );
}

/** Where, how long and until when; the contact for those who may know it (OPP-2). */
function OpportunityTerms({ posting }: PartProps) {
  const text = useMessages(opportunityMessages);
  const fields = useMessages(opportunityFormMessages);
  const hours = useMessages(hoursWords);
  const { language, format, digits } = useLocale();
  const { startDate, startTime, totalHours, endDate, applicationDeadline, contactInfo, canManage, myApplication } =
    posting;
  const lineOf = (name: 'location' | 'duration' | 'salary') => {
    const line = postedLine(posting, name, language);
    return <Term name={fields[name]}>{line && <Isolated>{line}</Isolated>}</Term>;
  };
  const time =
    startDate && startTime && format.appointment(`${startDate}T${startTime}:00+03:00`, { timeStyle: 'short' });
  const isUndecided = myApplication?.status === 'pending' || myApplication?.status === 'in_review';
  return (
    <Terms>
      {lineOf('location')}
      {lineOf('duration')}
      <Term name={text.start}>{startDate && [format.date(startDate), time].filter(Boolean).join(text.atTime)}</Term>
      <Term name={text.end}>{endDate && format.date(endDate)}</Term>
      <Term name={fields.totalHours}>{totalHours !== null && hours.hours(totalHours, digits)}</Term>
      {lineOf('salary')}
      <Term name={text.deadline}>{applicationDeadline && format.date(applicationDeadline)}</Term>
      <Term name={text.applicants}>{text.applicantCount(posting.applicationsCount, digits)}</Term>
      <Term name={text.contact} isWide>
        {contactInfo ? <Isolated>{contactInfo}</Isolated> : !canManage && isUndecided && text.contactLocked}
      </Term>
    </Terms>
  );
}

function More({ posting }: PartProps) {
  const fields = useMessages(opportunityFormMessages);
  const { language } = useLocale();
  return (
    <>
      <PostingText title={fields.requirements}>{postedLine(posting, 'requirements', language)}</PostingText>
      {posting.canManage && posting.type === 'volunteer' && <HoursList opportunityId={posting.id} />}
    </>
  );
}

/** /opportunities/{id} (OPP-2). */
export default function OpportunityPage() {
  const text = useMessages(opportunityMessages);
  const titles = useMessages(opportunityFormMessages);
  return (
    <PostingDetailPage
      kind={opportunityKind}
      text={text}
      form={{ titles, Form: OpportunityForm }}
      Badges={OpportunityBadges}
      Byline={Byline}
      Terms={OpportunityTerms}
      More={More}
    />
  );
}
