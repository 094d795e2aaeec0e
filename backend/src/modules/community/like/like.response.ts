import { CountOut, FlagOut } from '#platform/http/response-fields';

export class LikeResponse {
  @CountOut() likesCount!: number;
  @FlagOut() isLiked!: boolean;
}
