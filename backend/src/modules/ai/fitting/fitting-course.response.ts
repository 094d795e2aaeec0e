import { CourseResponse } from '#modules/courses';
import { NeedResponse } from '#modules/skills';
import { ManyOut } from '#platform/http/response-fields';

/** A course of the catalogue as it fits the caller. */
export class FittingCourseResponse extends CourseResponse {
  @ManyOut(() => NeedResponse, { description: 'What the caller needs before it; empty where it can be taken now' })
  missingFirst!: NeedResponse[];
}
