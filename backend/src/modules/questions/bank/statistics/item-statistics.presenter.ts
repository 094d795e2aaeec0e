import {
  countedParts,
  type GradedAnswer,
  itemStatistics,
  type LocalizedMarkdown,
  plainBeginningOf,
  type Question,
} from '@masar/domain';
import { beginningsOf } from '../exchange/exchange.presenter.js';
import type { ChosenResponse, ItemStatisticsResponse } from './item-statistics.response.js';

/** What answers say of a question, its options by the words of its newest version (QB-4). */
export function toItemStatistics(question: Question, answers: readonly GradedAnswer[]): ItemStatisticsResponse {
  const { chosen, ...figures } = itemStatistics(answers);
  const known = countedParts(question).map(toPart);
  const gone = Object.keys(chosen).filter((id) => !known.some((part) => part.id === id));
  return {
    questionId: question.id,
    ...beginningsOf(question.prompt),
    ...figures,
    chosen:
      answers.length === 0
        ? []
        : [
            ...known.map((part) => ({ ...part, times: chosen[part.id] ?? 0 })),
            ...gone.map((id) => ({ id, ar: null, en: null, isRight: false, times: chosen[id]! })),
          ],
  };
}

type Part = Omit<ChosenResponse, 'times'>;

const toPart = ({ id, text, weight }: { id: string; text: LocalizedMarkdown; weight: number }): Part => ({
  id,
  ar: plainBeginningOf(text.ar || text.en, 80),
  en: plainBeginningOf(text.en || text.ar, 80),
  isRight: weight > 0,
});
