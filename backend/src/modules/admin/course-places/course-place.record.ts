import { placeCurrencies, type PlaceState, placeStates } from '@masar/domain';
import { DecimalOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** A place in a course with a price, or a request for one, and what was received for it (PAY-1). */
export class CoursePlaceRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @UuidOut({ nullable: true }) userId!: string | null;
  @TextOut({ nullable: true }) userName!: string | null;
  @TextOut({ nullable: true, description: 'Of the account, or the address to which it was granted' })
  email!: string | null;
  @WordOut(placeStates) state!: PlaceState;
  @TextOut({ nullable: true, description: 'What the learner wrote' }) note!: string | null;
  @TextOut({ nullable: true, description: 'What who decided wrote' }) reason!: string | null;
  @DecimalOut() amountReceived!: string;
  @WordOut(placeCurrencies) currency!: (typeof placeCurrencies)[number];
  @UuidOut({ nullable: true }) decidedBy!: string | null;
  @TextOut({ nullable: true }) decidedByName!: string | null;
  @UuidOut({ nullable: true }) recordedBy!: string | null;
  @TextOut({ nullable: true }) recordedByName!: string | null;
  @TimeOut({ nullable: true }) askedAt!: string | null;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
  @TimeOut({ nullable: true }) receivedAt!: string | null;
  @TimeOut({ nullable: true }) usedAt!: string | null;
  @TimeOut() createdAt!: string;
}
