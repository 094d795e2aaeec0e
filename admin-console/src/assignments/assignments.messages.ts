// Written by `npm run texts` from assignments.ar.arb, assignments.en.arb.
import { defineMessages } from '@masar/i18n';

export const assignmentsMessages = defineMessages({
  ar: {
    title: 'الواجبات',
    intro: 'ما يطلبه المدرّبون من أعمال يصححها إنسان. تُكتب وتُصحّح في الموقع نفسه، وهنا للاطلاع.',
    search: 'ابحث في العناوين',
    back: 'كل الواجبات',
    work: 'التسليمات',
  },
  en: {
    title: 'Assignments',
    intro: 'Work that instructors ask for and people mark. It is written and marked on the site itself, and read here.',
    search: 'Search the titles',
    back: 'All assignments',
    work: 'Submissions',
  },
});
