import { type Language, languages } from '@masar/i18n';
import { type ContactMessageStatus, contactMessageStatuses } from '#modules/outreach';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** What a visitor wrote to the team, and whether somebody answered. */
export class ContactMessageRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut() name!: string;
  @TextOut() email!: string;
  @TextOut() subject!: string;
  @TextOut() message!: string;
  @WordOut(languages, { description: 'In which the visitor read the form' }) language!: Language;
  @WordOut(contactMessageStatuses) status!: ContactMessageStatus;
  @TimeOut() createdAt!: string;
}
