import { UuidOut } from '#platform/http/response-fields';
import { PostResponse } from '../post.response.js';

export class ReplyResponse extends PostResponse {
  @UuidOut() discussionId!: string;
}
