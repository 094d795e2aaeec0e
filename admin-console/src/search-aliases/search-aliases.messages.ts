// Written by `npm run texts` from search-aliases.ar.arb, search-aliases.en.arb.
import { defineMessages, isolated } from '@masar/i18n';

export const searchAliasMessages = defineMessages({
  ar: {
    title: 'مرادفات البحث',
    intro: 'كلمات يكتبها الناس وما تعنيه. كل مرادفات المعنى الواحد تجد بعضها، ابتداءً من البحث التالي.',
    search: 'ابحث في المرادفات',
    add: 'إضافة مرادف',
    addTitle: 'مرادف جديد',
    edit: (term: string) => `تعديل «${isolated(term)}»`,
    back: 'كل المرادفات',
    removeHint: 'لن يجد من يكتبه نتائج معناه بعد الآن.',
    emptyTitle: 'لا مرادفات هنا',
    emptyText: 'غيّر كلمة البحث، أو أضف مرادفاً جديداً.',
  },
  en: {
    title: 'Search aliases',
    intro:
      'Words that people type and what they mean. All words of one meaning find each other from the next search on.',
    search: 'Search the aliases',
    add: 'Add an alias',
    addTitle: 'New alias',
    edit: (term: string) => `Edit “${isolated(term)}”`,
    back: 'All aliases',
    removeHint: 'Who types it will no longer find what it means.',
    emptyTitle: 'No aliases here',
    emptyText: 'Search for something else, or add a new alias.',
  },
});
