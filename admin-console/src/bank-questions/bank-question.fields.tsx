import type { components } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
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
  title: { label: { ar: 'السؤال', en: 'Question' }, column: true, tell: promptOf, csv: promptOf },
  prompt: { label: { ar: 'نص السؤال', en: 'What it asks' }, as: pair({ rows: 4 }), show: true },
  bankId: {
    label: { ar: 'البنك', en: 'Bank' },
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
  name: { label: { ar: 'اسم عند كاتبه', en: 'Its author’s name for it' }, show: 'known' },
  kind: { label: { ar: 'النوع', en: 'Kind' }, as: choice(questionKindWords), column: true, show: true, filter: true },
  difficulty: {
    label: { ar: 'المستوى', en: 'Difficulty' },
    as: choice(questionDifficultyWords),
    column: true,
    show: true,
    filter: true,
  },
  state: {
    label: { ar: 'الحالة', en: 'State' },
    as: choice(questionStateWords, { tones: { draft: 'yellow', ready: 'green', archived: 'neutral' } }),
    column: true,
    show: true,
    filter: true,
  },
  skillId: {
    label: { ar: 'المهارة', en: 'Skill' },
    as: skills,
    filter: true,
    column: 'exported',
    show: 'known',
    tell: skillOf,
    fact: (question, locale) => skillOf(question, locale),
    csv: ({ skillId }) => skillId ?? '',
  },
  flags: { label: { ar: 'الإحصاءات', en: 'Statistics' }, as: flags, column: true, show: 'known', filter: true },
  lacksEnglish: {
    label: { ar: 'اللغتان', en: 'Languages' },
    as: yesOrNo({ yes: { ar: 'ينقصه الإنجليزية', en: 'No English' }, no: { ar: 'كامل', en: 'Whole' } }),
    filter: true,
  },
  tags: { label: { ar: 'الوسوم', en: 'Tags' }, as: list, column: 'exported', show: 'known' },
  warnings: {
    label: { ar: 'تنبيهات', en: 'Warnings' },
    as: warnings,
    column: 'exported',
    show: true,
  },
  version: { label: { ar: 'النسخة', en: 'Version' }, as: number(), column: true, show: true },
  createdAt: { label: { ar: 'كُتب في', en: 'Written on' }, as: moment, column: 'sorted', show: true, filter: true },
  updatedAt: { label: { ar: 'آخر تعديل', en: 'Last change' }, as: moment, column: 'exported', show: true },
});
