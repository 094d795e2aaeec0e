import type { LocalizedMarkdown } from './localized-markdown.ts';
import type { AcceptedNumber, AcceptedText, ChoiceOption, ClozeGap, Question } from './question.ts';

/** What the author says about an answer, by the `feedback` of its grade; for after the key may be seen (QB-1). */
export function feedbackTexts(question: Question, feedback: readonly string[]): LocalizedMarkdown[] {
  return feedback.map((id) => textOf(question, id)).filter((text) => text !== undefined);
}

function textOf(question: Question, id: string): LocalizedMarkdown | undefined {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return ofOption(question.options, id);
    case 'true-false':
      return id === 'true' ? question.feedbackTrue : question.feedbackFalse;
    case 'short-text':
    case 'number':
      return ofPlace(question.accepted, id);
    case 'cloze': {
      const [gapId = '', ...rest] = id.split('/');
      return ofGap(
        question.gaps.find((gap) => gap.id === gapId),
        rest.join('/'),
      );
    }
    case 'calculated':
    case 'matching':
    case 'ordering':
    case 'hotspot':
      return undefined;
  }
}

function ofGap(gap: ClozeGap | undefined, id: string): LocalizedMarkdown | undefined {
  if (!gap) return undefined;
  return gap.kind === 'choice' ? ofOption(gap.options, id) : ofPlace(gap.accepted, id);
}
const ofOption = (options: readonly ChoiceOption[], id: string) => options.find((option) => option.id === id)?.feedback;
const ofPlace = (accepted: readonly (AcceptedText | AcceptedNumber)[], place: string) =>
  accepted[Number(place)]?.feedback;
