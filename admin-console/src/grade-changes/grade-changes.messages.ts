// Written by `npm run texts` from grade-changes.ar.arb, grade-changes.en.arb.
import { defineMessages } from '@masar/i18n';

export const gradeChangesMessages = defineMessages({
  ar: {
    title: 'تغييرات الدرجات',
    intro: 'لمن يسأل عن درجته: من غيّرها، ومتى، ومن أي درجة إلى أي درجة، ولماذا. لا يُمحى من السجل شيء.',
    back: 'كل التغييرات',
    ofSettings: 'تغيير في إعدادات سجل الدرجات',
    emptyTitle: 'لم تُغيَّر درجة بعد',
    emptyText: 'يظهر هنا كل ما يُدخله المدرّبون في سجلات دوراتهم، وكل تغيير في أوزانها.',
  },
  en: {
    title: 'Changes of grades',
    intro:
      'For those who ask about their grade: who changed it, when, from what to what, and why. Nothing is taken out.',
    back: 'All changes',
    ofSettings: 'A change of a gradebook’s settings',
    emptyTitle: 'No grade was changed yet',
    emptyText:
      'What instructors enter in the gradebooks of their courses appears here, and each change of their weights.',
  },
});
