import type { components } from '@masar/contracts';
import { defineFields, moment, text } from '../records/fields';

export type SearchAlias = components['schemas']['SearchAliasResponse'];

/** What people type and what they mean (SRCH-1). */
export const searchAliasFields = defineFields<SearchAlias>()({
  term: {
    label: { ar: 'ما يكتبه الناس', en: 'What people type' },
    as: text({ max: 100 }),
    column: 'sorted',
    input: true,
    required: true,
    hint: {
      ar: 'كلمة إلى أربع كلمات، مثل JS أو جمع تكسير مثل «مشاريع». لا يهمّ التشكيل ولا «ال».',
      en: 'One to four words, e.g. JS or an irregular plural. Case and Arabic marks make no difference.',
    },
  },
  canonical: {
    label: { ar: 'المعنى', en: 'Meaning' },
    as: text({ max: 100 }),
    column: 'sorted',
    input: true,
    required: true,
    hint: {
      ar: 'الكلمة التي يعنونها، مثل JavaScript أو «مشروع».',
      en: 'The word that they mean, e.g. JavaScript.',
    },
  },
  createdAt: { label: { ar: 'أُضيف في', en: 'Added on' }, as: moment, column: 'sorted' },
});
