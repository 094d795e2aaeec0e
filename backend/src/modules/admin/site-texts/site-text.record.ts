import { sitePages, type SiteTextKind } from '@masar/domain';
import { CountOut, FlagOut, TextOut, TimeOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

const siteTextKinds = [
  'line',
  'text',
  'blocks',
  'document',
  'figure',
  'percent',
  'mailbox',
] as const satisfies readonly SiteTextKind[];

/** A place on a public page with what stands there. */
export class SiteTextRecord {
  @TextOut({ example: 'about.mission' }) id!: string;
  @VersionOut() version!: string;
  @WordOut(sitePages) page!: string;
  @WordOut(siteTextKinds, { description: 'Figures and mailboxes read the same in both languages' }) kind!: SiteTextKind;
  /** Empty: the place is left out, or a figure counted. */
  @TextOut() ar!: string;
  @TextOut() en!: string;
  @FlagOut({ description: 'Somebody wrote it; otherwise it is what a new installation shows' }) isWritten!: boolean;
  @TimeOut({ nullable: true }) updatedAt!: string | null;
}

/** A former or present state of a text. */
export class SiteTextVersionRecord {
  @CountOut() version!: number;
  @TextOut() ar!: string;
  @TextOut() en!: string;
  @TextOut({ nullable: true, description: 'null once the account is gone' }) changedBy!: string | null;
  @TimeOut() createdAt!: string;
}
