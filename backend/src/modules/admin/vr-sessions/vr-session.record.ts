import { type VrSessionStatus, vrSessionStatuses } from '@masar/domain';
import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

export class VrSessionRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @UuidOut() workshopId!: string;
  @TextOut() workshopTitleAr!: string;
  @TextOut() workshopTitleEn!: string;
  @TimeOut() scheduledAt!: string;
  /** Minutes. */
  @CountOut() duration!: number;
  @CountOut() maxParticipants!: number;
  @CountOut({ description: 'Places taken' }) currentParticipants!: number;
  @WordOut(vrSessionStatuses) status!: VrSessionStatus;
  @TimeOut({ nullable: true }) startedAt!: string | null;
  @TimeOut({ nullable: true }) endedAt!: string | null;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
