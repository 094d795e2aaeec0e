// Written by `npm run texts` from crop.ar.arb, crop.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of cropping a picture and of sending it (PRF-5, CRS-13). */
export const cropMessages = defineMessages({
  ar: {
    title: 'ما الذي يظهر من الصورة؟',
    frame: 'ما يظهر من الصورة؛ حرّكه بمفاتيح الأسهم',
    zoom: 'التقريب',
    hint: 'اسحب الصورة بإصبعك أو بالفأرة، أو حرّكها بمفاتيح الأسهم.',
    take: 'اعتماد الصورة',
    cancel: 'إلغاء',
    broken: 'تعذّرت قراءة هذه الصورة. اختر صورة JPEG أو PNG أو WebP أو AVIF.',
    choose: 'اختر صورة',
    sending: 'جارٍ الرفع…',
    remove: 'حذف الصورة',
    saved: 'حُفظت الصورة',
    removed: 'حُذفت الصورة',
    failed: 'تعذّر حفظ الصورة',
  },
  en: {
    title: 'Which part of the picture shows?',
    frame: 'The part of the picture that shows; move it with the arrow keys',
    zoom: 'Zoom',
    hint: 'Drag the picture by finger or mouse, or move it with the arrow keys.',
    take: 'Use this picture',
    cancel: 'Cancel',
    broken: 'This picture could not be read. Choose a JPEG, PNG, WebP or AVIF.',
    choose: 'Choose a picture',
    sending: 'Uploading…',
    remove: 'Remove the picture',
    saved: 'The picture was saved',
    removed: 'The picture was removed',
    failed: 'The picture could not be saved',
  },
});
