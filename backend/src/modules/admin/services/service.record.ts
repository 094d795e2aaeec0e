import { type PostingStatus, postingStatuses, serviceCategories, type ServiceCategory } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountOut, DecimalOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

export class ServiceRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() descriptionAr!: string;
  @TextOut() descriptionEn!: string;
  @WordOut(serviceCategories) category!: ServiceCategory;
  /** US dollars; 0.00 is free. */
  @DecimalOut() price!: string;
  @TextOut({ nullable: true }) duration!: string | null;
  @TextOut({ nullable: true }) durationEn!: string | null;
  @ApiProperty({ type: [String] }) skills!: string[];
  @FlagOut({ description: 'Takes requests' }) isActive!: boolean;
  @WordOut(postingStatuses, { description: 'What waits is decided in its queue' }) status!: PostingStatus;
  @UuidOut() postedBy!: string;
  @TextOut({ nullable: true }) posterName!: string | null;
  @DecimalOut() rating!: string;
  @CountOut() ratingsCount!: number;
  @CountOut() applicationsCount!: number;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
