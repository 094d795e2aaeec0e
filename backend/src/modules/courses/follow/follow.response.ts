import { CountOut, FlagOut } from '#platform/http/response-fields';

/** How a course in preparation is followed, after the caller's call (CRS-10). */
export class FollowResponse {
  @CountOut() followersCount!: number;
  @FlagOut() isFollowed!: boolean;
}
