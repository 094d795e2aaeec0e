import type { components } from '@masar/contracts';
import { inEach, pickLocalized } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import { choice, defineFields, list, moment, number, pair, reference, yesOrNo } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { WordsFilter } from '../records/filters';
import {
  itemFlagWords,
  questionDifficultyWords,
  questionKindWords,
  questionStateWords,
  questionWarningWords,
} from '../records/question-words';
import { RecordLink } from '../records/RecordLink';
import { bankQuestionFieldTexts, lacksEnglishTexts } from './bank-question-fields.messages';

const texts = inEach(bankQuestionFieldTexts);

export type BankQuestion = components['schemas']['BankQuestionRecord'];

/** The beginning of what it asks, in the reader's language. */
export const promptOf = (question: BankQuestion, { language }: Locale): string =>
  pickLocalized(question, 'prompt', language).slice(0, 120);

const warnings: Kind<BankQuestion['warnings']> = {
  tell: (values, { language, format }) => format.list(values.map((value) => questionWarningWords[value][language])),
  csv: (values, { language }) => values.map((value) => questionWarningWords[value][language]).join(', '),
};

const told = (values: BankQuestion['flags'], { language, format }: Locale) =>
  format.list(values.map((value) => itemFlagWords[value][language]));
const flags: Kind<BankQuestion['flags']> = {
  tell: told,
  csv: told,
  filter: choice(itemFlagWords).filter!,
};

/** Found by their names in either language. */
const skills: Kind<string> = { filter: WordsFilter };

const skillOf = (question: BankQuestion, { language }: Locale): string | null =>
  question.skillId && pickLocalized(question, 'skill', language);

/** Questions of banks with what their authors are told of them (QB-1, QB-2). */
export const bankQuestionFields = defineFields<BankQuestion>()({
  title: { label: texts.title, column: true, tell: promptOf, csv: promptOf },
  prompt: { label: texts.prompt, as: pair({ rows: 4 }), show: true },
  bankId: {
    label: texts.bankId,
    as: reference('question-banks', 'name'),
    column: true,
    show: true,
    filter: true,
    tell: ({ bankName }) => bankName,
    fact: ({ bankId, bankName }) => (
      <RecordLink resource="question-banks" id={bankId}>
        {bankName}
      </RecordLink>
    ),
    csv: ({ bankName }) => bankName,
  },
  name: { label: texts.name, show: 'known' },
  kind: { label: texts.kind, as: choice(questionKindWords), column: true, show: true, filter: true },
  difficulty: {
    label: texts.difficulty,
    as: choice(questionDifficultyWords),
    column: true,
    show: true,
    filter: true,
  },
  state: {
    label: texts.state,
    as: choice(questionStateWords, { tones: { draft: 'yellow', ready: 'green', archived: 'neutral' } }),
    column: true,
    show: true,
    filter: true,
  },
  skillId: {
    label: texts.skillId,
    as: skills,
    filter: true,
    column: 'exported',
    show: 'known',
    tell: skillOf,
    fact: (question, locale) => skillOf(question, locale),
    csv: ({ skillId }) => skillId ?? '',
  },
  flags: { label: texts.flags, as: flags, column: true, show: 'known', filter: true },
  lacksEnglish: {
    label: texts.lacksEnglish,
    as: yesOrNo(inEach(lacksEnglishTexts)),
    filter: true,
  },
  tags: { label: texts.tags, as: list, column: 'exported', show: 'known' },
  warnings: {
    label: texts.warnings,
    as: warnings,
    column: 'exported',
    show: true,
  },
  version: { label: texts.version, as: number(), column: true, show: true },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true, filter: true },
  updatedAt: { label: texts.updatedAt, as: moment, column: 'exported', show: true },
});
