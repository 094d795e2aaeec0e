import { placeCurrencies, type PlaceState, placeStates } from '@masar/domain';
import { DecimalOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** My place in a course, or my request for one. */
export class MyPlaceResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @WordOut(placeStates) state!: PlaceState;
  @TextOut({ nullable: true, description: 'What I wrote when asking' }) note!: string | null;
  @TextOut({ nullable: true, description: 'What who decided wrote' }) reason!: string | null;
  @TimeOut({ nullable: true }) askedAt!: string | null;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
}

/** A place as the course's instructor and administrators see it. */
export class CoursePlaceResponse extends MyPlaceResponse {
  @TextOut({ nullable: true, description: 'Of who asked or has joined; others are known by their address alone' })
  personName!: string | null;
  @TextOut({ nullable: true, description: 'The address by which it was granted' }) email!: string | null;
  /** What was really received; 0.00 for a granted place. */
  @DecimalOut() amountReceived!: string;
  @WordOut(placeCurrencies) currency!: (typeof placeCurrencies)[number];
  @TimeOut({ nullable: true }) receivedAt!: string | null;
  @TimeOut({ nullable: true, description: 'When the person joined with it' }) usedAt!: string | null;
  @TimeOut() createdAt!: string;
}
