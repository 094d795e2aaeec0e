// Written by `npm run texts` from file-ways.ar.arb, file-ways.en.arb.
import { defineMessages } from './messages.ts';

/** How a file that is not taken becomes one that is; told by the server, and by the browser before anything is sent (ASG-1, CRS-4). */
export const fileWays = defineMessages({
  ar: {
    heic: 'صور HEIC من آيفون لا يفتحها كثير من الأجهزة. أرسلها بصيغة JPEG: في آيفون افتح الإعدادات ثم الكاميرا ثم التنسيقات واختر «الأكثر توافقاً»، أو شارك الصورة واختر من الخيارات «الأكثر توافقاً».',
    archive: 'نوع الأرشيف هذا لا يُفتح هنا. فكّه، ثم اضغط المجلد بصيغة zip.',
    video: 'نوع الفيديو هذا لا يعمل في كل متصفح. احفظه أو صدّره بصيغة MP4.',
    sound: 'نوع الصوت هذا لا يعمل في كل متصفح. احفظه بصيغة MP3 أو M4A.',
    apple: 'ملفات Pages وNumbers وKeynote لا تُفتح إلا على أجهزة Apple. صدّر الملف بصيغة PDF أو Word.',
    picture: 'نوع الصورة هذا لا يعرضه كل متصفح. احفظها بصيغة JPEG أو PNG.',
    program: 'الملفات التي تعمل وحدها لا تُقبل. أرسل شيفرة البرنامج، أو مجلدها مضغوطاً بصيغة zip.',
    other: 'نوعه غير معروف هنا، أو محتواه ليس ما يدل عليه اسمه. مجلد الصفحات أو البرامج يُضغط بصيغة zip.',
    empty: 'الملف فارغ. افتحه وتأكد من حفظ ما فيه، ثم اختره من جديد.',
    refused: 'لا يُقبل هذا الملف:',
    taken:
      'يُقبل: PDF وWord وExcel وPowerPoint وLibreOffice، والصور (JPEG وPNG وWebP وAVIF وGIF)، والفيديو (MP4 وWebM)، والصوت (MP3 وM4A وOGG وOpus وWAV)، والنصوص والصفحات والبرامج (مثل txt وhtml وcss وjs وpy وsql)، وzip.',
  },
  en: {
    heic: 'HEIC photos of iPhones do not open on many devices. Share it as JPEG: on an iPhone open Settings, Camera, Formats and choose Most Compatible, or choose Most Compatible in the options when you share it.',
    archive: 'This kind of archive cannot be opened here. Unpack it, and pack the folder as zip.',
    video: 'This kind of video does not play in every browser. Save or export it as MP4.',
    sound: 'This kind of sound does not play in every browser. Save it as MP3 or M4A.',
    apple: 'Pages, Numbers and Keynote open on Apple devices alone. Export it as PDF or Word.',
    picture: 'Not every browser shows this kind of picture. Save it as JPEG or PNG.',
    program: 'Files that run by themselves are not taken. Send the source, or its folder as zip.',
    other:
      'Its kind is not known here, or its content is not what its name says. Pack a folder of pages or programs as zip.',
    empty: 'The file is empty. Open it, make sure that it was saved, and choose it again.',
    refused: 'This file is not taken.',
    taken:
      'Taken are PDF, Word, Excel, PowerPoint and LibreOffice, pictures (JPEG, PNG, WebP, AVIF, GIF), video (MP4, WebM), sound (MP3, M4A, OGG, Opus, WAV), texts, pages and programs (such as txt, html, css, js, py, sql), and zip.',
  },
});
