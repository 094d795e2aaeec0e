import { type SkillSource, skillSources } from '@masar/domain';
import { CountOut, DecimalOut, TextOut, TimeOut, WordOut } from '#platform/http/response-fields';

export class HeldSkillResponse {
  @TextOut() skillId!: string;
  @TextOut() labelAr!: string;
  @TextOut() labelEn!: string;
  @CountOut({ description: '1 to 5, by the most trusted source' }) level!: number;
  @CountOut({ nullable: true, description: 'Of a course: up to which level a certificate of achievement shows it' })
  achievedLevel!: number | null;
  @WordOut(skillSources, { description: 'The most trusted source' }) source!: SkillSource;
  @DecimalOut({ nullable: true, description: '0 to 1: how sure an assessment is' }) confidence!: string | null;
  @TimeOut() acquiredAt!: string;
  @TimeOut({ nullable: true, description: 'Until when an assessment counts' }) expiresAt!: string | null;
  @CountOut({ nullable: true, description: 'What the person states, whatever the source above' })
  statedLevel!: number | null;
}
