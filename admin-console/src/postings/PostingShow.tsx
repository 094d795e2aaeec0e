import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { WordsInBothLanguages } from '../posts/WordsInBothLanguages';
import { RecordShow } from '../records/RecordShow';
import { pairOf, wordsOf } from './fields';
import type { Field, Posting, PostingKind } from './posting-kind';
import { PostingLinks } from './PostingLinks';
import { PostingState } from './PostingState';
import { postingWords } from './posting-words.messages';

/** Several lines stand below the facts, side by side in both languages. */
const isLong = (field: Field<never>): boolean => field.as === 'line' && field.rows !== undefined;

export function PostingShow<Row extends Posting>({ kind }: { kind: PostingKind<Row> }) {
  const text = useMessages(postingWords);
  const locale = useLocale();
  const { language, format } = locale;
  const { fields, rating } = kind;
  const facts = (one: Row) =>
    [
      [text.status, <PostingState posting={one} />],
      [text.heading, pairOf(one.titleAr, one.titleEn)],
      [text.poster, one.posterName ?? text.deletedUser],
      ...fields
        .filter((field) => !isLong(field as never))
        .map((field) => [field.label[language], wordsOf(field, one, locale)] as const),
      ...(rating ? [[rating.label[language], rating.of(one, locale)] as const] : []),
      [text.applicationsCount, format.number(one.applicationsCount)],
      [text.createdAt, format.dateTime(one.createdAt)],
    ] as const;
  return (
    <RecordShow<Row>
      back={kind.words.back[language]}
      title={(one) => pickLocalized<'title'>(one, 'title', language)}
      isEditable
      facts={(one) => facts(one).filter(([, value]) => Boolean(value))}
      actions={(one) => <PostingLinks posting={one} folder={kind.resource} />}
    >
      {(one) => (
        <>
          <WordsInBothLanguages title={text.description} arabic={one.descriptionAr} english={one.descriptionEn} />
          {fields
            .filter((field) => isLong(field as never))
            .map(({ name, label }) => (
              <WordsInBothLanguages
                key={name}
                title={label[language]}
                arabic={one[name] as string | null}
                english={one[`${name}En` as keyof Row] as string | null}
              />
            ))}
        </>
      )}
    </RecordShow>
  );
}
