import { difficulties, type Difficulty } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountOut, FlagOut, ManyOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** One side of the board. */
export class VrSlideRecord {
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @ApiProperty({ type: [String] }) bulletsAr!: string[];
  @ApiProperty({ type: [String] }) bulletsEn!: string[];
  @UuidOut({ nullable: true, description: 'A picture of the file storage' }) pictureFileId!: string | null;
}

/** A place in the room with something to learn. */
export class VrStationRecord {
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() textAr!: string;
  @TextOut() textEn!: string;
}

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
  @ManyOut(() => VrSlideRecord) slides!: VrSlideRecord[];
  @ManyOut(() => VrStationRecord) stations!: VrStationRecord[];
  @FlagOut({ description: 'On offer' }) isActive!: boolean;
  @UuidOut({ nullable: true }) instructorId!: string | null;
  @TextOut({ nullable: true }) instructorName!: string | null;
  @CountOut() sessionsCount!: number;
  @TimeOut() createdAt!: string;
}
