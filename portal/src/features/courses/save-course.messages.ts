// Written by `npm run texts` from save-course.ar.arb, save-course.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of keeping a course on the device (PERF-5). */
export const saveCourseMessages = defineMessages({
  ar: {
    title: 'للقراءة دون اتصال',
    hint: 'احفظ نصوص الدروس ومرفقاتها على جهازك لتقرأها دون إنترنت.',
    save: (size: string) => `حفظ الدورة (${size})`,
    saving: 'جارٍ الحفظ…',
    saved: (size: string) => `محفوظة على جهازك (${size})`,
    remove: 'حذفها من جهازي',
    withVideos: (size: string) => `مع الفيديوهات (${size} أخرى)`,
    noRoom: 'لا تكفي المساحة المتاحة للمتصفّح على جهازك.',
    sizeUnknown: 'يلزم الاتصال لحفظ الدورة.',
  },
  en: {
    title: 'Read offline',
    hint: 'Keep the lessons’ texts and attachments on your device and read them without internet.',
    save: (size: string) => `Save the course (${size})`,
    saving: 'Saving…',
    saved: (size: string) => `Saved on your device (${size})`,
    remove: 'Remove from my device',
    withVideos: (size: string) => `With videos (another ${size})`,
    noRoom: 'The browser has not enough space left on your device.',
    sizeUnknown: 'Saving the course needs a connection.',
  },
});
