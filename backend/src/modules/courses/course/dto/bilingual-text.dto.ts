import { Text } from '#platform/http/fields';

/** One text in both languages; English falls back to the Arabic. */
export class BilingualTextDto {
  @Text({ max: 300 }) ar!: string;
  @Text({ max: 300, optional: true }) en?: string;
}

/** A skill of a course, which its certificates name. */
export class SkillTextDto {
  @Text({ max: 300, printed: true }) ar!: string;
  @Text({ max: 300, optional: true, printed: true }) en?: string;
}

export const toBilingual = (texts: readonly BilingualTextDto[]): { ar: string; en: string }[] =>
  texts.map(({ ar, en }) => ({ ar, en: en || ar }));
