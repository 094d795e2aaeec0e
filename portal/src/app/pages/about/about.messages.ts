// Written by `npm run texts` from about.ar.arb, about.en.arb.
import { defineMessages } from '@masar/i18n';

/** The fixed words of the about page; what the organisation says of itself stands in the console (PUB-2, READ-1). */
export const aboutMessages = defineMessages({
  ar: {
    kind: 'من نحن',
    figures: 'المنصة بالأرقام',
    students: 'متعلّم',
    courses: 'دورة',
    instructors: 'مدرّب',
    certificates: 'شهادة',
    missionTitle: 'رسالتنا',
    visionTitle: 'رؤيتنا',
    storyTitle: 'قصتنا',
    valuesTitle: 'قيمنا',
    timelineTitle: 'محطات على الطريق',
    contact: 'راسلنا',
    start: 'ابدأ التعلّم',
    intro: 'منصة تعلّم بالعربية والإنجليزية.',
  },
  en: {
    kind: 'About us',
    figures: 'The platform in figures',
    students: 'students',
    courses: 'courses',
    instructors: 'instructors',
    certificates: 'certificates',
    missionTitle: 'Our mission',
    visionTitle: 'Our vision',
    storyTitle: 'Our story',
    valuesTitle: 'Our values',
    timelineTitle: 'Milestones',
    contact: 'Write to us',
    start: 'Start learning',
    intro: 'A learning platform in Arabic and English.',
  },
});
