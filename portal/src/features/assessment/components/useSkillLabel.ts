import { pickLocalized } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { assessmentQueries } from '../assessment.queries';

/** What an assessed skill is called; empty while that is loading. */
export function useSkillLabel(skillId: string | undefined): string {
  const { language } = useLocale();
  const { data } = useSignedInQuery(assessmentQueries.list());
  const skill = data?.find((assessment) => assessment.skillId === skillId);
  return skill ? pickLocalized(skill, 'label', language) : '';
}
