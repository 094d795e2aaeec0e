import { type ItemFlag, itemFlagLimits } from '@masar/domain';
import { otherDataLanguage } from '@masar/i18n';
import { type RawBuilder, sql } from 'kysely';

/** Texts of a question that learners read, as `questionWarnings` of the domain looks at them. */
const texts = [
  '$.prompt',
  '$.explanation',
  '$.options[*].text',
  '$.items[*].text',
  '$.left[*].text',
  '$.right[*].text',
  '$.gaps[*].options[*].text',
];

/** Whether one of the texts of a content has the other language and not this one. */
export function lacksLanguage(content: RawBuilder<unknown>, language: 'ar' | 'en'): RawBuilder<boolean> {
  const other = otherDataLanguage(language);
  const lack = `(@.${language} like_regex "^\\\\s*$" && @.${other} like_regex "\\\\S")`;
  const paths = texts.map((path) => sql`jsonb_path_exists(${content}, ${sql.lit(`${path} ? ${lack}`)}::jsonpath)`);
  return sql<boolean>`(${sql.join(paths, sql` or `)})`;
}

/** Rounded so that what varies by nothing but the last bit is no relation. */
const nothing = 1e-9;

/** What answers say of their question, as aggregates over rows of `item_answers`; the same limits as the domain's (QB-4). */
const raised: Record<ItemFlag, RawBuilder<boolean>> = {
  'too-easy': sql<boolean>`avg(share) > ${itemFlagLimits.tooEasyAbove}`,
  'too-hard': sql<boolean>`avg(share) < ${itemFlagLimits.tooHardBelow}`,
  backwards: sql<boolean>`corr(share, rest) < ${itemFlagLimits.backwardsBelow - nothing}`,
};

/** Whether statistics raise this flag for the question of that id. */
export const raisesFlag = (questionId: RawBuilder<unknown>, flag: ItemFlag): RawBuilder<boolean> =>
  sql<boolean>`exists (select from item_answers where question_id = ${questionId}
    having count(*) >= ${itemFlagLimits.fewestTries} and ${raised[flag]})`;

/**
 * 2 for a question with a flag, 1 for one with answers, 0 for one without: the order in which an author looks at them.
 */
export const attention = (questionId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select case when count(*) = 0 then 0
      when count(*) >= ${itemFlagLimits.fewestTries} and (${sql.join(Object.values(raised), sql` or `)}) then 2
      else 1 end from item_answers where question_id = ${questionId})`;
