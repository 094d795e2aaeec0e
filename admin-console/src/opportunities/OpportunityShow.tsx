import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import { opportunitiesMessages } from './opportunities.messages';
import type { Opportunity } from './opportunity';
import { PostingLinks } from './PostingLinks';
import { PostingState } from './PostingState';
import { postingWords } from './posting-words.messages';
import { WordsInBothLanguages } from './WordsInBothLanguages';

export function OpportunityShow() {
  const text = useMessages(opportunitiesMessages);
  const words = useMessages(postingWords);
  const { language, format } = useLocale();
  const day = (date: string | null) => date && format.date(date);
  const pair = (one: string | null, other: string | null) => [...new Set([one, other])].filter(Boolean).join('\n');
  return (
    <RecordShow<Opportunity>
      back={text.back}
      title={(opportunity) => pickLocalized(opportunity, 'title', language)}
      isEditable
      facts={(one) =>
        (
          [
            [words.status, <PostingState posting={one} />],
            [text.type, text[one.type]],
            [text.heading, pair(one.titleAr, one.titleEn)],
            [text.company, pair(one.company, one.companyEn)],
            [words.poster, one.posterName ?? words.deletedUser],
            [text.location, pair(one.location, one.locationEn)],
            [text.salary, pair(one.salary, one.salaryEn)],
            [text.duration, pair(one.duration, one.durationEn)],
            [text.startDate, day(one.startDate)],
            [text.endDate, day(one.endDate)],
            [text.startTime, one.startTime],
            [text.totalHours, one.totalHours !== null && format.number(one.totalHours)],
            [text.applicationDeadline, day(one.applicationDeadline)],
            [text.contactInfo, one.contactInfo],
            [words.applicationsCount, format.number(one.applicationsCount)],
            [words.createdAt, format.dateTime(one.createdAt)],
          ] as const
        ).filter(([, value]) => Boolean(value))
      }
      actions={(opportunity) => <PostingLinks posting={opportunity} folder="opportunities" />}
    >
      {(one) => (
        <>
          <WordsInBothLanguages title={text.description} arabic={one.descriptionAr} english={one.descriptionEn} />
          <WordsInBothLanguages title={text.requirements} arabic={one.requirements} english={one.requirementsEn} />
        </>
      )}
    </RecordShow>
  );
}
