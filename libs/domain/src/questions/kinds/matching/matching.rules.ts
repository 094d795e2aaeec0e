import type { LocalizedMarkdown } from '../../localized-markdown.ts';
import { asPart } from '../../parts/asked-parts.ts';
import { alike } from '../../parts/key-lines.ts';
import type { QuestionBase } from '../../parts/question-parts.ts';
import { areUnique, id, list, object, side } from '../../parts/read-form.ts';
import { inBothLanguages, noSameAnswers } from '../../parts/same-answers.ts';
import { isRecord } from '../../parts/sent-answer.ts';
import { largest } from '../../parts/shares.ts';
import type { KindRules } from '../kind-rules.ts';

/** Each left side belongs to one right side; right sides may be shared or belong to nothing. */
export interface MatchingQuestion extends QuestionBase {
  kind: 'matching';
  left: { id: string; text: LocalizedMarkdown; rightId: string }[];
  right: { id: string; text: LocalizedMarkdown }[];
}
export interface MatchingAnswer {
  kind: 'matching';
  /** Left id to right id. */
  pairs: Record<string, string>;
}

export const matching: KindRules<MatchingQuestion, MatchingAnswer> = {
  form: {
    left: list(object<MatchingQuestion['left'][number]>({ ...side, rightId: id })),
    right: list(object<MatchingQuestion['right'][number]>(side)),
  },
  wrongRelation({ left, right }) {
    if (!areUnique(left)) return 'left';
    if (!areUnique(right)) return 'right';
    return left.every(({ rightId }) => right.some((each) => each.id === rightId)) ? undefined : 'left';
  },
  answerIn({ left, right }, { pairs }) {
    const isPair = ([from, to]: [string, unknown]) =>
      left.some((each) => each.id === from) && right.some((each) => each.id === to);
    return isRecord(pairs) && Object.entries(pairs).every(isPair)
      ? { pairs: pairs as MatchingAnswer['pairs'] }
      : undefined;
  },
  judge({ left }, { pairs }) {
    const right = left.filter((each) => pairs[each.id] === each.rightId);
    return { share: right.length / left.length, feedback: [] };
  },
  rightAnswer: ({ left }) => ({ pairs: Object.fromEntries(left.map((each) => [each.id, each.rightId])) }),
  keyLines: ({ left, right }) =>
    left.map(({ text, rightId }) => {
      const to = right.find((each) => each.id === rightId)?.text ?? alike('—');
      return { text: { ar: `${text.ar} ← ${to.ar}`, en: `${text.en} → ${to.en}` } };
    }),
  saidOf: () => undefined,
  // The same right side for all.
  guessedShare({ left, right }) {
    const shared = right.map((to) => left.filter(({ rightId }) => rightId === to.id).length / left.length);
    return Math.max(largest(shared), 1 / right.length);
  },
  sameAnswers({ left, right }) {
    const share = 1 / left.length;
    const words = inBothLanguages((saysOf) => {
      const rights = new Map(right.map((each) => [each.id, saysOf(each)]));
      return left.map((each) => ({ says: `${saysOf(each)} → ${rights.get(each.rightId)}`, share }));
    });
    return { ...noSameAnswers, given: 'together', words };
  },
  asked: ({ left, right }) => ({ left: left.map(asPart), right: right.map(asPart) }),
  withOwnParts(question, { name, shuffled }) {
    const right = shuffled(question.right).map((each) => ({ ...each, known: each.id, id: name(each.id) }));
    const ownId = (known: string) => right.find((each) => each.known === known)?.id ?? '';
    return {
      ...question,
      left: question.left.map((each) => ({ ...each, id: name(each.id), rightId: ownId(each.rightId) })),
      right: right.map(({ known: _, ...each }) => each),
    };
  },
};
