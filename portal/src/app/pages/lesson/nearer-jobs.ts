import type { Answer } from '@masar/contracts';
import { dataLanguageOf, type Language } from '@masar/i18n';

type Recommended = Answer<'/api/jobs/recommendations', 'get'>[number];

/** The vacancies for which something counts that this course has taught: by what the server says of each. */
export function nearerJobs(
  jobs: readonly Recommended[],
  skills: readonly { ar: string; en: string }[],
  language: Language,
): Recommended[] {
  const taught = new Set(skills.map((skill) => skill[dataLanguageOf(language)]));
  return jobs.filter(({ matchedSkills }) =>
    matchedSkills.some(({ source, label }) => source === 'course' && taught.has(label)),
  );
}
