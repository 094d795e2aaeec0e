import type { GradedAnswer } from '@masar/domain';

/** Where judged answers come from. Papers say it; a bank knows nothing of them (QB-4). */
export abstract class ItemAnswers {
  /** Answers to these questions by question, of all their versions. */
  abstract of(questionIds: readonly string[]): Promise<Map<string, GradedAnswer[]>>;
}
