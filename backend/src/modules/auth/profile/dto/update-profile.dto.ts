import {
  type CategoryId,
  categoryIds,
  dailyMinutesRange,
  type LearningGoal,
  learningGoals,
  type Role,
  roleRequestLimits,
  roles,
} from '@masar/domain';
import { Email, Flag, OneOf, Text, WholeNumber } from '#platform/http/fields';

export class UpdateProfileDto {
  @Text({ optional: true, max: 80, printed: true }) firstName?: string;
  @Text({ optional: true, max: 80, printed: true }) lastName?: string;
  /** A changed address asks for a confirmation, and counts once the link in the mail to it was followed (AUTH-13). */
  @Email({ optional: true }) email?: string;
  @Text({ optional: true, max: 2000, multiline: true }) bio?: string;
  /** Changes at once for demo people; others ask an admin (AUTH-7). */
  @OneOf(roles, { optional: true }) role?: Role;
  @Text({
    optional: true,
    max: roleRequestLimits.reasonMaximum,
    multiline: true,
    description: 'Why another role is asked for; required where it has to be asked for',
  })
  roleReason?: string;
  /** Full name in Arabic letters for certificates. */
  @Text({ optional: true, max: 160, printed: true }) nameAr?: string;
  /** Full name in Latin letters for certificates. */
  @Text({ optional: true, max: 160, printed: true }) nameEn?: string;
  /** Both names are right as certificates show them; asked before the first is issued (CRT-12). */
  @Flag({ optional: true, description: 'Needs a name in both scripts' }) confirmsCertificateNames?: boolean;
  @OneOf(['latn', 'arab'], { optional: true }) digits?: 'latn' | 'arab';
  @OneOf(learningGoals, { optional: true }) learningGoal?: LearningGoal;
  /** Courses of this track are recommended first (REC-1). */
  @OneOf(categoryIds, { optional: true }) track?: CategoryId;
  @WholeNumber({ optional: true, min: dailyMinutesRange.least, max: dailyMinutesRange.most }) dailyMinutes?: number;
  /** The questions of the first day were answered or left for later (DSH-8). */
  @Flag({ optional: true, description: 'Never taken back' }) planAsked?: boolean;
}
