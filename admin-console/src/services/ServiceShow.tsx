import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { PostingLinks } from '../opportunities/PostingLinks';
import { PostingState } from '../opportunities/PostingState';
import { postingWords } from '../opportunities/posting-words.messages';
import { WordsInBothLanguages } from '../opportunities/WordsInBothLanguages';
import { RecordShow } from '../records/RecordShow';
import type { Service } from './service';
import { servicesMessages } from './services.messages';
import { useRatingOf } from './useRatingOf';

export function ServiceShow() {
  const text = useMessages(servicesMessages);
  const words = useMessages(postingWords);
  const { language, format } = useLocale();
  const ratingOf = useRatingOf();
  const pair = (one: string | null, other: string | null) => [...new Set([one, other])].filter(Boolean).join('\n');
  return (
    <RecordShow<Service>
      back={text.back}
      title={(service) => pickLocalized(service, 'title', language)}
      isEditable
      facts={(service) =>
        (
          [
            [words.status, <PostingState posting={service} />],
            [text.heading, pair(service.titleAr, service.titleEn)],
            [text.category, text[service.category]],
            [text.price, format.price(Number(service.price))],
            [words.poster, service.posterName ?? words.deletedUser],
            [text.duration, pair(service.duration, service.durationEn)],
            [text.skills, service.skills.join('\n')],
            [text.rating, ratingOf(service)],
            [words.applicationsCount, format.number(service.applicationsCount)],
            [words.createdAt, format.dateTime(service.createdAt)],
          ] as const
        ).filter(([, value]) => Boolean(value))
      }
      actions={(service) => <PostingLinks posting={service} folder="services" />}
    >
      {(service) => (
        <WordsInBothLanguages title={text.description} arabic={service.descriptionAr} english={service.descriptionEn} />
      )}
    </RecordShow>
  );
}
