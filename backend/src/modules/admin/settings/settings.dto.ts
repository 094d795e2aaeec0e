import { Email, Flag, OneOf, Text, Uuid, WebAddress, WholeNumber } from '#platform/http/fields';
import { keepingLimits, roleChangePolicies, type RoleChangePolicy } from '#platform/settings/settings.entity';
import { Version } from '../records/version-out.js';

/** What is left out stays; an empty address is cleared. */
export class ChangeSettingsDto {
  @Text({ optional: true, max: 40 }) id?: string;
  @Version() version?: string;
  @Text({ optional: true, min: 1, max: 80, printed: true }) nameAr?: string;
  @Text({ optional: true, min: 1, max: 80, printed: true }) nameEn?: string;
  @WebAddress({ optional: true }) logoUrl?: string | null;
  @Text({ optional: true, max: 80, printed: true }) signatoryNameAr?: string | null;
  @Text({ optional: true, max: 80, printed: true }) signatoryNameEn?: string | null;
  @Text({ optional: true, max: 80, printed: true }) signatoryOfficeAr?: string | null;
  @Text({ optional: true, max: 80, printed: true }) signatoryOfficeEn?: string | null;
  @Uuid({ optional: true, nullable: true, description: 'A picture that was uploaded to /api/files' })
  signatureId?: string | null;
  @Email({ optional: true }) contactMailbox?: string;
  @WebAddress({ optional: true }) facebookUrl?: string | null;
  @WebAddress({ optional: true }) instagramUrl?: string | null;
  @WebAddress({ optional: true }) linkedinUrl?: string | null;
  @WebAddress({ optional: true }) youtubeUrl?: string | null;
  @WebAddress({ optional: true }) telegramUrl?: string | null;
  @Flag({ optional: true }) registrationOpen?: boolean;
  @OneOf(roleChangePolicies, { optional: true }) roleChanges?: RoleChangePolicy;
  @WholeNumber({ optional: true, min: 1, max: keepingLimits.eventsKeptMonths }) eventsKeptMonths?: number;
  @WholeNumber({ optional: true, min: 1, max: keepingLimits.reportsKeptDays }) reportsKeptDays?: number;
  @WholeNumber({ optional: true, min: 1, max: keepingLimits.backupsKept }) backupsKept?: number;
  @Flag({ optional: true }) backsUpNightly?: boolean;
}
