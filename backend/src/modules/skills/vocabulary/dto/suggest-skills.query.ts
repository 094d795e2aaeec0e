import { Text } from '#platform/http/fields';

export class SuggestSkillsQuery {
  @Text({ optional: true, max: 80, description: 'What was typed so far, in either language' }) search?: string;
}
