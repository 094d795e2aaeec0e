import { difficulties, type Difficulty } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { begunInLists } from '#platform/http/listed';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class NextSessionResponse {
  @UuidOut() id!: string;
  @TimeOut() scheduledAt!: string;
  @CountOut() freeSeats!: number;
}

export class VrWorkshopResponse {
  @UuidOut() id!: string;
  @TextOut({ description: 'In the asked language' }) title!: string;
  @TextOut({ nullable: true, description: `In the asked language. ${begunInLists}` }) description!: string | null;
  @WordOut(difficulties) difficulty!: Difficulty;
  @CountOut({ nullable: true, description: 'Minutes' }) duration!: number | null;
  @CountOut() maxParticipants!: number;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true, example: 'design-creativity' }) categoryId!: string | null;
  @TextOut({ nullable: true }) instructorName!: string | null;
  @FlagOut() isActive!: boolean;
  @FlagOut({ description: 'Whether the caller may change it and plan sessions' }) canManage!: boolean;
  @OneOut(() => NextSessionResponse, { nullable: true, description: 'The next one that is not over' })
  nextSession!: NextSessionResponse | null;
}

export class SlideResponse {
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @ApiProperty({ type: 'string', isArray: true }) bulletsAr!: string[];
  @ApiProperty({ type: 'string', isArray: true }) bulletsEn!: string[];
  @UuidOut({ nullable: true }) pictureFileId!: string | null;
  @TextOut({ nullable: true, example: '/api/files/…' }) pictureUrl!: string | null;
}

export class StationResponse {
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() textAr!: string;
  @TextOut() textEn!: string;
}

export class VrWorkshopDetailResponse extends VrWorkshopResponse {
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  @TextOut({ nullable: true }) requiredEquipment!: string | null;
  @CountOut() slidesCount!: number;
  @ManyOut(() => SlideResponse, { description: 'Empty for those who may not change it: the room shows them' })
  slides!: SlideResponse[];
  @ManyOut(() => StationResponse, { description: 'Empty for those who may not change it' })
  stations!: StationResponse[];
}
