// Written by `npm run texts` from search-alias-fields.ar.arb, search-alias-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const searchAliasFieldTexts = defineMessages({
  ar: {
    term: 'ما يكتبه الناس',
    termHint: 'كلمة إلى أربع كلمات، مثل JS أو جمع تكسير مثل «مشاريع». لا يهمّ التشكيل ولا «ال».',
    canonical: 'المعنى',
    canonicalHint: 'الكلمة التي يعنونها، مثل JavaScript أو «مشروع».',
    createdAt: 'أُضيف في',
  },
  en: {
    term: 'What people type',
    termHint: 'One to four words, e.g. JS or an irregular plural. Case and Arabic marks make no difference.',
    canonical: 'Meaning',
    canonicalHint: 'The word that they mean, e.g. JavaScript.',
    createdAt: 'Added on',
  },
});
