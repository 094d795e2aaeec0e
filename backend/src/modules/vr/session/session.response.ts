import { type VrSessionStatus, vrSessionStatuses } from '@masar/domain';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';

/** What the caller has to do with a session. */
export class OwnPartResponse {
  @FlagOut({ description: 'Holds a seat now' }) isSeated!: boolean;
  @CountOut({ nullable: true, description: 'From 0' }) seat!: number | null;
  @CountOut({ description: 'Of the live time' }) attendedMinutes!: number;
  @DecimalOut({ nullable: true, description: 'Percent, once the session has ended' }) completionScore!: string | null;
}

export class VrSessionResponse {
  @UuidOut() id!: string;
  @UuidOut() workshopId!: string;
  @TextOut({ description: 'Of the workshop, in the asked language' }) title!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true, example: 'design-creativity' }) categoryId!: string | null;
  @TextOut({ nullable: true }) hostName!: string | null;
  @TimeOut() scheduledAt!: string;
  @TimeOut({ description: 'From when one may come in' }) opensAt!: string;
  @CountOut({ description: 'Minutes' }) duration!: number;
  @CountOut() maxParticipants!: number;
  @CountOut() currentParticipants!: number;
  @WordOut(vrSessionStatuses) status!: VrSessionStatus;
  @TimeOut({ nullable: true }) startedAt!: string | null;
  @TimeOut({ nullable: true }) endedAt!: string | null;
  @TextOut({ nullable: true, description: 'For those who hold a seat or host' }) roomCode!: string | null;
  @FlagOut({ description: 'Whether the caller leads it' }) isHost!: boolean;
  @OneOut(() => OwnPartResponse, { nullable: true, description: 'Null for those who never had a place' })
  myPart!: OwnPartResponse | null;
}

/** For the host: who was there. */
export class AttendanceResponse {
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) name!: string | null;
  @FlagOut({ description: 'Holds a seat now' }) isSeated!: boolean;
  @CountOut() attendedMinutes!: number;
  @CountOut() stationsVisited!: number;
  @DecimalOut({ nullable: true, description: 'Percent, once the session has ended' }) completionScore!: string | null;
}
