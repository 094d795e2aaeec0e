import type { QuestionAnswer, QuestionKind } from '@masar/domain';
import type { InputProps } from './kinds/answering-kind';
import { answeringKind } from './kinds/answering-kinds';

interface AnswerInputProps extends Omit<InputProps<QuestionKind>, 'answer'> {
  /** Undefined while nothing is answered. */
  answer: QuestionAnswer | undefined;
}

/** What a question of any kind is answered with, by touch, keys and screen reader alike (QB-1). */
export function AnswerInput({ question, answer, ...others }: AnswerInputProps) {
  const { Input } = answeringKind(question.kind);
  return <Input question={question} answer={answer?.kind === question.kind ? answer : undefined} {...others} />;
}
