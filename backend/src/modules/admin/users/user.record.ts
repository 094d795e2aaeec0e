import { type Role, roles } from '@masar/domain';
import { CountOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** An account as the console shows it; never its password. */
export class UserRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut() email!: string;
  @TextOut({ nullable: true }) firstName!: string | null;
  @TextOut({ nullable: true }) lastName!: string | null;
  @TextOut({ nullable: true, description: 'Full name in Arabic letters, for certificates' }) nameAr!: string | null;
  @TextOut({ nullable: true, description: 'Full name in Latin letters, for certificates' }) nameEn!: string | null;
  @TextOut({ nullable: true }) bio!: string | null;
  @WordOut(roles) role!: Role;
  @FlagOut({ description: 'Kept out by an administrator' }) isSuspended!: boolean;
  @FlagOut({ description: 'The address was confirmed' }) isVerified!: boolean;
  @FlagOut({ description: 'Seeded for the demonstration' }) isDemo!: boolean;
  @CountOut() enrollmentsCount!: number;
  @CountOut() certificatesCount!: number;
  @TimeOut({ nullable: true }) lastActiveAt!: string | null;
  @TimeOut({ nullable: true }) suspendedAt!: string | null;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
