import { type ApplicationKind, applicationKinds, type ApplicationStatus, serviceRequestStatuses } from '@masar/domain';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** Who applied for what: to an opportunity, a vacancy or a service. */
export class ApplicationRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @WordOut(applicationKinds) kind!: ApplicationKind;
  @WordOut(serviceRequestStatuses) status!: ApplicationStatus;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @UuidOut() postingId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @UuidOut({ nullable: true }) posterId!: string | null;
  @TextOut({ nullable: true, description: 'Cover letter, or what is needed of a service' }) message!: string | null;
  @TextOut({ nullable: true }) resumeUrl!: string | null;
  @TimeOut() appliedAt!: string;
  @TimeOut() updatedAt!: string;
}
