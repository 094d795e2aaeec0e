import type { QuestionAnswer } from './answer.ts';
import { calculatedResult } from './drawn-values.ts';
import type { ClozeGap, Question } from './question.ts';

const heaviest = <Part extends { weight: number }>(parts: readonly Part[]): Part | undefined =>
  parts.toSorted((one, other) => other.weight - one.weight)[0];

/** An answer that earns all points, for previews and after an answer was judged; `undefined` while there is none (QB-1). */
export function rightAnswer(
  question: Question,
  values: Readonly<Record<string, number>> = {},
): QuestionAnswer | undefined {
  switch (question.kind) {
    case 'single': {
      const option = heaviest(question.options);
      return option?.weight === 100 ? { kind: 'single', optionId: option.id } : undefined;
    }
    case 'multiple': {
      const optionIds = question.options.filter(({ weight }) => weight > 0).map(({ id }) => id);
      return optionIds.length > 0 ? { kind: 'multiple', optionIds } : undefined;
    }
    case 'true-false':
      return { kind: 'true-false', isTrue: question.isTrue };
    case 'short-text': {
      const accepted = heaviest(question.accepted);
      return accepted?.weight === 100 ? { kind: 'short-text', text: accepted.text } : undefined;
    }
    case 'number': {
      const accepted = heaviest(question.accepted);
      return accepted?.weight === 100 ? { kind: 'number', text: String(accepted.value) } : undefined;
    }
    case 'calculated': {
      const result = calculatedResult(question, values);
      return result === undefined ? undefined : { kind: 'calculated', text: String(result) };
    }
    case 'matching':
      return { kind: 'matching', pairs: Object.fromEntries(question.left.map(({ id, rightId }) => [id, rightId])) };
    case 'ordering':
      return { kind: 'ordering', itemIds: question.items.map(({ id }) => id) };
    case 'cloze': {
      const gaps = question.gaps.map((gap) => [gap.id, rightInGap(gap)] as const);
      if (gaps.some(([, right]) => right === undefined)) return undefined;
      return { kind: 'cloze', gaps: Object.fromEntries(gaps) as Record<string, string> };
    }
    case 'hotspot':
      return hotspot(question);
  }
}

function rightInGap(gap: ClozeGap): string | undefined {
  const right = heaviest<{ weight: number }>(gap.kind === 'choice' ? gap.options : gap.accepted);
  if (right?.weight !== 100) return undefined;
  if (gap.kind === 'choice') return heaviest(gap.options)?.id;
  return gap.kind === 'text' ? heaviest(gap.accepted)?.text : String(heaviest(gap.accepted)?.value);
}

function hotspot({ areas: [area] }: Extract<Question, { kind: 'hotspot' }>): QuestionAnswer | undefined {
  if (!area) return undefined;
  if (area.shape === 'circle') return { kind: 'hotspot', x: area.x, y: area.y };
  return { kind: 'hotspot', x: area.x + area.width / 2, y: area.y + area.height / 2 };
}
