import { isolated, type Language } from '@masar/i18n';
import { matchReasons } from './reasons.messages.js';

const namedAtMost = 4;

/** A few names as a list in words; how many more there are is told. */
function named(labels: readonly string[], language: Language): string {
  // The last one is rather named than counted.
  const fits = labels.length <= namedAtMost + 1;
  const shown = (fits ? labels : labels.slice(0, namedAtMost)).map((label) => isolated(label));
  const more = labels.length - shown.length;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(more > 0 ? [...shown, matchReasons[language].more(String(more))] : shown);
}

interface Told {
  matched: readonly string[];
  missing: readonly string[];
  hasSkills: boolean;
}

/** Why a job fits, naming the matched and the missing skills (JOB-2). */
export function reasoningOf({ matched, missing, hasSkills }: Told, language: Language): string {
  const say = matchReasons[language];
  if (!hasSkills) return say.noSkills;
  if (matched.length + missing.length === 0) return say.nothing;
  if (missing.length === 0) return say.all(named(matched, language));
  if (matched.length === 0) return say.none(named(missing, language));
  return say.some(named(matched, language), named(missing, language));
}
