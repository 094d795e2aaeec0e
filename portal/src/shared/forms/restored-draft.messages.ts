// Written by `npm run texts` from restored-draft.ar.arb, restored-draft.en.arb.
import { defineMessages } from '@masar/i18n';

export const restoredDraftMessages = defineMessages({
  ar: {
    restored: 'هذا ما كتبته من قبل، ولم يُحفظ بعد.',
    discard: 'حذف المسودة',
    outdated: 'تغيّر ما هو محفوظ بعد أن بدأت الكتابة هنا. إن حفظت ما كتبته حلّ محلّه.',
    showSaved: 'حذف ما كتبته وعرض المحفوظ',
    keepMine: 'متابعة بما كتبته',
  },
  en: {
    restored: 'This is what you wrote before. It is not saved yet.',
    discard: 'Discard draft',
    outdated:
      'What is saved was changed after you began to write here. If you save what you wrote, it takes its place.',
    showSaved: 'Discard mine, show what is saved',
    keepMine: 'Continue with what I wrote',
  },
});
