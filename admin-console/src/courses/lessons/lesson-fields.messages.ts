// Written by `npm run texts` from lesson-fields.ar.arb, lesson-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const lessonFieldTexts = defineMessages({
  ar: {
    title: 'عنوان الدرس',
    description: 'الوصف',
    content: 'النص (Markdown)',
    videoUrl: 'رابط الفيديو',
    videoUrlHint: 'ملف mp4 أو صفحة في YouTube أو Vimeo',
    duration: 'المدة بالثواني',
    quiz: 'الاختبار',
    quizHint: 'درس بلا أسئلة لا اختبار فيه.',
  },
  en: {
    title: 'Title of the lesson',
    description: 'Description',
    content: 'Text (Markdown)',
    videoUrl: 'Address of the video',
    videoUrlHint: 'An mp4 file, or a page of YouTube or Vimeo',
    duration: 'Seconds',
    quiz: 'Quiz',
    quizHint: 'A lesson without questions has no quiz.',
  },
});
