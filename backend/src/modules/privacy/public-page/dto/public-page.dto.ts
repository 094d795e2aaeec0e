import { contactLength, handlePattern } from '@masar/domain';
import { Transform } from 'class-transformer';
import { Flag, Pattern, ReachableAt } from '#platform/http/fields';

/** What stands on the own public page; closed means that nobody finds it. */
export class PublicPageDto {
  @Flag() isOpen!: boolean;
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() || null : value,
  )
  @Pattern(handlePattern, { max: 30, optional: true, description: 'Name in the address; empty for the account’s id' })
  handle?: string | null;
  @Flag() showsCertificates!: boolean;
  @Flag() showsSkills!: boolean;
  @Flag() showsProjects!: boolean;
  @Flag() showsDiscussions!: boolean;
  /** Kept as it is while it is not shown. */
  @ReachableAt({ max: contactLength, optional: true, nullable: true }) contact?: string | null;
  @Flag({ optional: true }) showsContact?: boolean;
}
