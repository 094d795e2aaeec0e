import type { QuestionAnswer } from '@masar/domain';
import type { AskedPart } from '@masar/domain';
import type { AskedQuestion } from './asked-question';

interface Words {
  of: (part: AskedPart) => string;
  number: (value: number) => string;
  /** Percent of a picture's width from the left, and of its height from the top. */
  place: (x: number, y: number) => string;
  isTrue: string;
  isFalse: string;
}

/** An answer in words, a line for each of its parts; for after it was judged (QB-1). */
export function answerWords(question: AskedQuestion, answer: QuestionAnswer, words: Words): string[] {
  const named = (parts: readonly AskedPart[], id: string | undefined) => {
    const part = parts.find((each) => each.id === id);
    return part ? words.of(part) : '—';
  };
  switch (answer.kind) {
    case 'single':
      return [named(question.options, answer.optionId)];
    case 'multiple':
      return answer.optionIds.map((id) => named(question.options, id));
    case 'true-false':
      return [answer.isTrue ? words.isTrue : words.isFalse];
    case 'short-text':
      return [answer.text];
    case 'number':
    case 'calculated':
      return [`${answer.text} ${question.unit}`.trim()];
    case 'matching':
      return question.left.map((side) => `${words.of(side)}: ${named(question.right, answer.pairs[side.id])}`);
    case 'ordering':
      return answer.itemIds.map((id, place) => `${words.number(place + 1)}. ${named(question.items, id)}`);
    case 'cloze':
      return question.gaps.map((gap, place) => {
        const given = answer.gaps[gap.id] ?? '—';
        return `${words.number(place + 1)}. ${gap.kind === 'choice' ? named(gap.options, given) : given}`;
      });
    case 'hotspot':
      return [words.place(Math.round(answer.x), Math.round(answer.y))];
  }
}
