import { isolated, type Language } from '@masar/i18n';

const namedAtMost = 4;

const lists: Record<Language, Intl.ListFormat> = {
  ar: new Intl.ListFormat('ar', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

/** A few names as a list in words; how many more there are is told. */
function named(labels: readonly string[], language: Language): string {
  // The last one is rather named than counted.
  const fits = labels.length <= namedAtMost + 1;
  const shown = (fits ? labels : labels.slice(0, namedAtMost)).map((label) => isolated(label));
  const more = labels.length - shown.length;
  const rest = language === 'ar' ? `${more} غيرها` : `${more} more`;
  return lists[language].format(more > 0 ? [...shown, rest] : shown);
}

interface Told {
  matched: readonly string[];
  missing: readonly string[];
  hasSkills: boolean;
}

const sentences = {
  ar: {
    noSkills: 'أضف مهاراتك إلى ملفك لنعرف مدى ملاءمة هذه الوظيفة لك.',
    nothing: 'لا تذكر هذه الوظيفة مهارات نعرفها.',
    all: (matched: string) => `لديك كل ما تطلبه: ${matched}.`,
    some: (matched: string, missing: string) => `لديك ${matched}، وينقصك ${missing}.`,
    none: (missing: string) => `تطلب مهارات لم تذكرها بعد: ${missing}.`,
  },
  en: {
    noSkills: 'Add your skills to your profile to see how well this job fits you.',
    nothing: 'This job names no skills that we know.',
    all: (matched: string) => `You have all that it asks for: ${matched}.`,
    some: (matched: string, missing: string) => `You have ${matched}; you lack ${missing}.`,
    none: (missing: string) => `It asks for skills that you have not stated yet: ${missing}.`,
  },
};

/** Why a job fits, naming the matched and the missing skills (JOB-2). */
export function reasoningOf({ matched, missing, hasSkills }: Told, language: Language): string {
  const say = sentences[language];
  if (!hasSkills) return say.noSkills;
  if (matched.length + missing.length === 0) return say.nothing;
  if (missing.length === 0) return say.all(named(matched, language));
  if (matched.length === 0) return say.none(named(missing, language));
  return say.some(named(matched, language), named(missing, language));
}
