import { CountOut, FlagOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { SettingsValues } from '#platform/settings/organization-settings';
import { roleChangePolicies, type RoleChangePolicy } from '#platform/settings/settings.entity';
import { VersionOut } from '../records/version-out.js';

export class SettingsRecord implements SettingsValues {
  @TextOut({ example: 'organization' }) id!: string;
  @VersionOut() version!: string;
  @TextOut() nameAr!: string;
  @TextOut() nameEn!: string;
  @TextOut({ nullable: true, description: 'Shown in the head of mails' }) logoUrl!: string | null;
  @TextOut({ nullable: true, description: 'Who signs new certificates' }) signatoryNameAr!: string | null;
  @TextOut({ nullable: true }) signatoryNameEn!: string | null;
  @TextOut({ nullable: true, description: 'As what they sign' }) signatoryOfficeAr!: string | null;
  @TextOut({ nullable: true }) signatoryOfficeEn!: string | null;
  @UuidOut({ nullable: true, description: 'The picture of the signature, a small copy of the chosen one' })
  signatureId!: string | null;
  @TextOut({ description: 'Receives the messages of the contact page' }) contactMailbox!: string;
  @TextOut({ nullable: true }) facebookUrl!: string | null;
  @TextOut({ nullable: true }) instagramUrl!: string | null;
  @TextOut({ nullable: true }) linkedinUrl!: string | null;
  @TextOut({ nullable: true }) youtubeUrl!: string | null;
  @TextOut({ nullable: true }) telegramUrl!: string | null;
  @FlagOut({ description: 'Whether new accounts can be made' }) registrationOpen!: boolean;
  @WordOut(roleChangePolicies, { description: 'Administrators decide requests, or nobody may ask' })
  roleChanges!: RoleChangePolicy;
  @CountOut({ description: 'Months after which raw events are forgotten' }) eventsKeptMonths!: number;
  @CountOut({ description: 'Days after which a report is deleted' }) reportsKeptDays!: number;
  @CountOut({ description: 'Newest backups that are kept' }) backupsKept!: number;
  @FlagOut({ description: 'Whether a backup is made every night' }) backsUpNightly!: boolean;
}
