import type { ChoiceOption, LocalizedMarkdown, QuestionOf } from '@masar/domain';
import { cellsOf } from '../csv/cells.js';
import { giftText, said } from '../gift/gift-lines.js';
import { Unreadable } from '../read-questions.js';
import { qtiChoices } from './choices.written.js';
import type { WrittenKind } from './written-kind.js';

export const trueFalse: WrittenKind<QuestionOf<'true-false'>> = {
  withPartIds: (question) => question,
  csv: {
    write: ({ isTrue }) => cellsOf([{ text: { ar: isTrue ? 'صح' : 'خطأ', en: isTrue ? 'true' : 'false' }, share: '' }]),
    read: ({ parts: [part] }) => ({ kind: 'true-false', isTrue: isTrueIn(part?.text) }),
  },
  gift({ isTrue, feedbackTrue, feedbackFalse }) {
    const [right, wrong] = isTrue ? [feedbackTrue, feedbackFalse] : [feedbackFalse, feedbackTrue];
    const feedback = right || wrong ? `#${wrong ? giftText(wrong) : ''}${said(right)}` : '';
    return `${isTrue ? 'TRUE' : 'FALSE'}${feedback}`;
  },
  qti({ prompt, points, isTrue, feedbackTrue, feedbackFalse }) {
    const option = (id: string, text: LocalizedMarkdown, isRight: boolean, feedback?: LocalizedMarkdown) =>
      ({ id, text, weight: isRight ? 100 : 0, ...(feedback && { feedback }) }) satisfies ChoiceOption;
    const options = [
      option('true', { ar: 'صح', en: 'True' }, isTrue, feedbackTrue),
      option('false', { ar: 'خطأ', en: 'False' }, !isTrue, feedbackFalse),
    ];
    return qtiChoices({ id: '', kind: 'single', prompt, points, options, shuffles: false });
  },
};

function isTrueIn(text: LocalizedMarkdown | undefined): boolean {
  const words = (text?.ar || text?.en || '').toLowerCase();
  if (/^(true|yes|1|صح|صحيح|نعم)$/.test(words)) return true;
  if (/^(false|no|0|خطأ|خطا|خاطئ|لا)$/.test(words)) return false;
  throw new Unreadable('no-key', words.slice(0, 40));
}
