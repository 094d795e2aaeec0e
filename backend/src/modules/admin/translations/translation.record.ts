import { TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** A text of some record in a further language (TRN-2). */
export class TranslationRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut({ example: 'courses', description: 'Where the text stands' }) entityType!: string;
  @TextOut({ description: 'Whose text it is: an id or a readable key' }) entityId!: string;
  @TextOut({ example: 'ckb' }) language!: string;
  @TextOut({ example: 'title' }) field!: string;
  @TextOut() content!: string;
  @TextOut({ nullable: true, description: 'The text in Arabic that is translated' }) sourceAr!: string | null;
  @TextOut({ nullable: true, description: 'The same in English' }) sourceEn!: string | null;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
