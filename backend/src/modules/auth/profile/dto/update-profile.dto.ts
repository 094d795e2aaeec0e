import { type Role, roles } from '@masar/domain';
import { Email, OneOf, Text } from '#platform/http/fields';

export class UpdateProfileDto {
  @Text({ optional: true, max: 80 }) firstName?: string;
  @Text({ optional: true, max: 80 }) lastName?: string;
  /** A changed address counts once it is confirmed by mail (PRF-1); at once in demo mode. */
  @Email({ optional: true }) email?: string;
  @Text({ optional: true, max: 2000, multiline: true }) bio?: string;
  /** Changes at once in demo mode; asks an admin in live mode (AUTH-7). */
  @OneOf(roles, { optional: true }) role?: Role;
  /** Full name in Arabic letters for certificates. */
  @Text({ optional: true, max: 160 }) nameAr?: string;
  /** Full name in Latin letters for certificates. */
  @Text({ optional: true, max: 160 }) nameEn?: string;
  @OneOf(['latn', 'arab'], { optional: true }) digits?: 'latn' | 'arab';
}
