import { TextOut, TimeOut, WordOut } from '#platform/http/response-fields';
import { type ActivityKind, activityKinds } from './activity.js';

export class ActivityResponse {
  @TextOut({ description: 'Unlike any other of the list' }) id!: string;
  @WordOut(activityKinds) kind!: ActivityKind;
  @TextOut({ description: 'What happened, in the asked language' }) description!: string;
  @TimeOut() timestamp!: string;
  @TextOut({ nullable: true, example: '/courses/…', description: 'Path of the portal that shows it' })
  href!: string | null;
}
