// Written by `npm run texts` from voice.ar.arb, voice.en.arb.
import { defineMessages } from '@masar/i18n';

export const voiceMessages = defineMessages({
  ar: {
    record: 'تسجيل رسالة صوتية',
    stop: 'إيقاف التسجيل',
    cancel: 'إلغاء التسجيل',
    recording: 'جارٍ تسجيل صوتك…',
    asking: 'اسمح للمتصفح باستخدام الميكروفون…',
    sending: 'جارٍ إرسال الرسالة الصوتية…',
    hint: (minutes: string) => `مدة الرسالة ${minutes} دقائق على الأكثر.`,
    denied: 'لم يُسمح باستخدام الميكروفون. اسمح به من إعدادات المتصفح ثم حاول مرة أخرى.',
    missing: 'لم نجد ميكروفوناً في هذا الجهاز.',
    unsupported: 'لا يستطيع هذا المتصفح تسجيل الصوت.',
    listen: (place: string) => `رسالة صوتية ${place}`,
    remove: (place: string) => `إزالة الرسالة الصوتية ${place}`,
    sendAgain: 'إعادة إرسالها',
    notSent: 'لم تصل رسالتك الصوتية، وهي محفوظة في هذه الصفحة.',
  },
  en: {
    record: 'Record a voice note',
    stop: 'Stop recording',
    cancel: 'Discard the recording',
    recording: 'Recording your voice…',
    asking: 'Allow the browser to use the microphone…',
    sending: 'Sending the voice note…',
    hint: (minutes: string) => `A voice note has ${minutes} minutes at most.`,
    denied: 'The microphone is blocked. Allow it in the settings of the browser, then try again.',
    missing: 'This device has no microphone that we can find.',
    unsupported: 'This browser cannot record sound.',
    listen: (place: string) => `Voice note ${place}`,
    remove: (place: string) => `Remove voice note ${place}`,
    sendAgain: 'Send it again',
    notSent: 'Your voice note did not arrive; it is kept on this page.',
  },
});

/** Voice notes and files that come with a mark. */
export const feedbackMessages = defineMessages({
  ar: {
    title: 'ملاحظات بالصوت أو في ملف',
    hint: 'تصل إلى المتعلّم مع الدرجة، أو حين تعيد إليه العمل.',
    told: 'وصلت إلى المتعلّم',
    addFile: 'إضافة ملف',
    removeFile: (name: string) => `إزالة ${name}`,
    failed: 'تعذّر حفظ الملاحظة',
    fromMarker: 'ملاحظات المدرّب بالصوت أو في ملف',
  },
  en: {
    title: 'Feedback by voice or in a file',
    hint: 'It reaches the learner with the mark, or when you hand the work back.',
    told: 'The learner has it',
    addFile: 'Add a file',
    removeFile: (name: string) => `Remove ${name}`,
    failed: 'The feedback could not be kept',
    fromMarker: 'Feedback of the instructor by voice or in a file',
  },
});
