import { Isolated, useLocale, useMessages } from '@masar/ui';
import { Term, Terms } from '#shared/postings/Terms';
import { textIn } from '#shared/postings/text-in';
import { hoursWords } from '#shared/volunteering/hours-words.messages';
import { opportunityDetailMessages } from '../messages/opportunity-detail.messages';
import { opportunityWords } from '../messages/opportunity-words.messages';
import type { Opportunity } from '../opportunity-answers';

/** Where, how long and until when; the contact for those who may know it (OPP-2). */
export function OpportunityTerms({ opportunity }: { opportunity: Opportunity }) {
  const text = useMessages(opportunityDetailMessages);
  const words = useMessages(opportunityWords);
  const hours = useMessages(hoursWords);
  const { language, format, digits } = useLocale();
  const { startDate, startTime, totalHours, endDate, applicationDeadline, contactInfo, canManage, myApplication } =
    opportunity;
  const lineOf = (field: 'location' | 'duration' | 'salary') => {
    const line = textIn(opportunity, field, language);
    return line && <Isolated>{line}</Isolated>;
  };
  const time = startDate && startTime && format.date(`${startDate}T${startTime}:00+03:00`, { timeStyle: 'short' });
  const isUndecided = myApplication?.status === 'pending' || myApplication?.status === 'in_review';
  return (
    <Terms>
      <Term name={text.location}>{lineOf('location')}</Term>
      <Term name={text.duration}>{lineOf('duration')}</Term>
      <Term name={text.start}>{startDate && [format.date(startDate), time].filter(Boolean).join(text.atTime)}</Term>
      <Term name={text.end}>{endDate && format.date(endDate)}</Term>
      <Term name={text.totalHours}>{totalHours !== null && hours.hours(totalHours, digits)}</Term>
      <Term name={text.salary}>{lineOf('salary')}</Term>
      <Term name={text.deadline}>{applicationDeadline && format.date(applicationDeadline)}</Term>
      <Term name={text.applicants}>{words.applications(opportunity.applicationsCount, digits)}</Term>
      <Term name={text.contact} isWide>
        {contactInfo ? <Isolated>{contactInfo}</Isolated> : !canManage && isUndecided && text.contactLocked}
      </Term>
    </Terms>
  );
}
