import type { OpenedDiscussion, Reply } from '../community-answers';

/** What stands right below a question: the accepted answer, then the instructor's where it is another (COM-8). */
export function liftedOf({ acceptedAnswer, instructorAnswer }: OpenedDiscussion): Reply[] {
  const answers = acceptedAnswer ? [acceptedAnswer] : [];
  return instructorAnswer && instructorAnswer.id !== acceptedAnswer?.id ? [...answers, instructorAnswer] : answers;
}
