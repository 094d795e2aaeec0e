import {
  CourseNotFound,
  GrantPlaceDto,
  PlaceGranted,
  PlaceInUse,
  PlaceNotGranted,
  PlaceNotNeeded,
  PlacePaid,
  PlaceWaits,
} from '#modules/courses';
import { TooManyRequests } from '#platform/errors/platform.errors';
import { recordController } from '../records/record-controller.js';
import { ChangeCoursePlaceDto } from './course-place.dto.js';
import { CoursePlaceRecord } from './course-place.record.js';
import { coursePlaceListing, CoursePlacesResource } from './course-places.resource.js';

export { CoursePlacesResource };
export const CoursePlacesController = recordController({
  listing: coursePlaceListing,
  resource: CoursePlacesResource,
  record: CoursePlaceRecord,
  nouns: ['place in a course', 'places in courses'],
  create: GrantPlaceDto,
  change: ChangeCoursePlaceDto,
  isRemovable: true,
  fails: [
    CourseNotFound,
    PlaceNotNeeded,
    PlaceGranted,
    PlaceNotGranted,
    PlaceInUse,
    PlacePaid,
    PlaceWaits,
    TooManyRequests,
  ],
});
