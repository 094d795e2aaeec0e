import { type Difficulty, difficulties } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { SlideDto, StationDto } from '#modules/vr';
import { CountOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

export class VrWorkshopRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  /** Minutes. */
  @CountOut({ nullable: true }) duration!: number | null;
  @WordOut(difficulties) difficulty!: Difficulty;
  @CountOut() maxParticipants!: number;
  @TextOut({ nullable: true }) requiredEquipment!: string | null;
  @TextOut({ nullable: true, example: 'web-development' }) categoryId!: string | null;
  @ApiProperty({ type: [SlideDto] }) slides!: SlideDto[];
  @ApiProperty({ type: [StationDto] }) stations!: StationDto[];
  @FlagOut({ description: 'On offer' }) isActive!: boolean;
  @UuidOut({ nullable: true }) instructorId!: string | null;
  @TextOut({ nullable: true }) instructorName!: string | null;
  @CountOut() sessionsCount!: number;
  @TimeOut() createdAt!: string;
}
