import { type ContactMessageStatus, contactMessageStatuses } from '#modules/outreach';
import { OneOf } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** Notes who needs nothing more; what visitors wrote stays as it is. */
export class ChangeContactMessageDto {
  @Version() version?: string;
  @OneOf(contactMessageStatuses) status!: ContactMessageStatus;
}
