import { type PlaceDecision, placeDecisions, placeLimits, type PlaceState, placeStates } from '@masar/domain';
import { Email, Money, OneOf, Text, Uuid } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

const { noteMaximum, reasonMaximum } = placeLimits;

export class AskForPlaceDto {
  @Uuid() courseId!: string;
  @Text({ optional: true, max: noteMaximum, multiline: true, description: 'Read by who decides' }) note?: string;
}

export class GrantPlaceDto {
  @Uuid() courseId!: string;
  @Email({ description: 'Of an account, or of somebody who has none yet' }) email!: string;
  @Text({ optional: true, max: reasonMaximum, multiline: true, description: 'Read by the person' }) reason?: string;
  @Money({ optional: true, description: 'US dollars that were really received; none by default' })
  amountReceived?: string;
}

export class DecidePlaceDto {
  @OneOf(placeDecisions, { optional: true }) decision?: PlaceDecision;
  @Text({ optional: true, max: reasonMaximum, multiline: true, description: 'Read by the person' }) reason?: string;
  @Money({ optional: true, description: 'US dollars that were really received; 0 takes an entry back' })
  amountReceived?: string;
}

export class ListPlacesQuery extends PageQuery {
  @OneOf(placeStates, { optional: true }) state?: PlaceState;
}
