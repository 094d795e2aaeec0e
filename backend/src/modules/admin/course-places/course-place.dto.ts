import { placeLimits, type PlaceState, placeStates } from '@masar/domain';
import { Money, OneOf, Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** Answers a request, or records what was really received for a granted place. */
export class ChangeCoursePlaceDto {
  @Version() version?: string;
  @OneOf(placeStates, { optional: true, description: 'granted or declined; what waits stays so' }) state?: PlaceState;
  @Text({ optional: true, max: placeLimits.reasonMaximum, multiline: true, description: 'Read by the person' })
  reason?: string;
  @Money({ optional: true, description: 'US dollars; 0 takes an entry back' }) amountReceived?: string;
}
