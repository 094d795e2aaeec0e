// Written by `npm run texts` from crop.ar.arb, crop.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of cropping a picture and of sending it (PRF-5, CRS-13). */
export const cropMessages = defineMessages({
  ar: {
    title: 'ما الذي يظهر من الصورة؟',
    frame: 'ما يظهر من الصورة؛ حرّكه بمفاتيح الأسهم',
    zoom: 'التقريب',
    hint: 'اسحب الصورة بإصبعك أو بالفأرة، أو حرّكها بمفاتيح الأسهم.',
    take: 'اعتمد الصورة',
    cancel: 'إلغاء',
    broken: 'تعذّرت قراءة هذه الصورة. اختر صورة JPEG أو PNG أو WebP أو AVIF.',
    choose: 'اختر صورة',
    sending: 'جارٍ الرفع…',
    remove: 'احذف الصورة',
    saved: 'حُفظت الصورة',
    removed: 'حُذفت الصورة',
    failed: 'تعذّر حفظ الصورة',
  },
  en: {
    title: 'What is seen of the picture?',
    frame: 'What is seen of the picture; move it with the arrow keys',
    zoom: 'Nearer',
    hint: 'Drag the picture by finger or mouse, or move it with the arrow keys.',
    take: 'Take this',
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
