import { type Language, textIn } from '@masar/i18n';
import type { BilingualText } from '#platform/database/columns';
import type { Reason } from './reason.js';
import { recommendationReasons } from './reasons.messages.js';

/** Why a course is recommended, in the reader's language (REC-1). */
export function reasoningOf({ code, course, skill, job, field, learners = 0 }: Reason, language: Language): string {
  const say = recommendationReasons[language];
  const named = (name: BilingualText | undefined): string => (name ? textIn(name, language) : '');
  switch (code) {
    case 'finished-course':
    case 'started-course':
      return say[code](named(course));
    case 'skill-for-job':
    case 'skill-near-job':
      return say[code](named(skill), named(job));
    case 'next-level':
      return say[code](named(skill));
    case 'chosen-track':
      return say[code](named(field));
    case 'popular-in-field':
      return learners > 0 ? say.popularInField(named(field), learners) : say.firstInField(named(field));
    case 'popular':
      return learners > 0 ? say.popular(learners) : say.firstOfAll;
    case 'new':
      return say[code];
  }
}
