import { type AnsweringAs, answeringAs } from '@masar/domain';
import { FlagOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { PostResponse } from '../../post.response.js';

export class ReplyResponse extends PostResponse {
  @UuidOut() discussionId!: string;
  @FlagOut({ description: 'It is the answer to its discussion' }) isAccepted!: boolean;
  @WordOut(answeringAs, {
    nullable: true,
    description: 'instructor: in a lesson that of its course, in a forum any; staff: who runs the platform',
  })
  answersAs!: AnsweringAs | null;
}
