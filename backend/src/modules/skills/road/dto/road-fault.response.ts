import { type RoadFaultReason, roadFaultReasons } from '@masar/domain';
import { ManyOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { NeedResponse } from './road.response.js';

export class FaultyNeedResponse extends NeedResponse {
  @WordOut(roadFaultReasons, {
    description:
      'No open course teaches it to this level; those that do need this course themselves; or they are out of reach too',
  })
  reason!: RoadFaultReason;
}

/** A course that nobody who begins with nothing can ever take. */
export class RoadFaultResponse {
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @ManyOut(() => FaultyNeedResponse) needs!: FaultyNeedResponse[];
}
