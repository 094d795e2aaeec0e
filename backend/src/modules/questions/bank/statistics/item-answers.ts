import type { GradedAnswer } from '@masar/domain';
import { Injectable } from '@nestjs/common';

/** Where judged answers come from. Papers say it; a bank knows nothing of them (QB-4). */
export abstract class ItemAnswers {
  /** Answers to these questions by question, of all their versions. */
  abstract of(questionIds: readonly string[]): Promise<Map<string, GradedAnswer[]>>;
}

/** While no paper draws from banks there are no answers, and statistics say so with nought tries. */
@Injectable()
export class NoItemAnswers extends ItemAnswers {
  of(): Promise<Map<string, GradedAnswer[]>> {
    return Promise.resolve(new Map());
  }
}
