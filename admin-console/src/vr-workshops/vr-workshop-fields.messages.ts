// Written by `npm run texts` from vr-workshop-fields.ar.arb, vr-workshop-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const vrWorkshopFieldTexts = defineMessages({
  ar: {
    title: 'العنوان',
    titleHeading: 'الورشة',
    description: 'الوصف',
    instructorName: 'المدرّب',
    nobody: 'بلا مدرّب',
    difficulty: 'المستوى',
    duration: 'المدة بالدقائق',
    maxParticipants: 'أقصى عدد للمشاركين',
    categoryId: 'التصنيف',
    isActive: 'معروضة',
    requiredEquipment: 'ما يلزم من أجهزة',
    slides: 'شرائح اللوح',
    stations: 'محطات الغرفة',
    sessionsCount: 'الجلسات',
    createdAt: 'أُضيفت في',
  },
  en: {
    title: 'Title',
    titleHeading: 'Workshop',
    description: 'Description',
    instructorName: 'Instructor',
    nobody: 'Nobody',
    difficulty: 'Level',
    duration: 'Minutes',
    maxParticipants: 'Most participants',
    categoryId: 'Category',
    isActive: 'On offer',
    requiredEquipment: 'Equipment needed',
    slides: 'Slides of the board',
    stations: 'Stations of the room',
    sessionsCount: 'Sessions',
    createdAt: 'Added on',
  },
});
