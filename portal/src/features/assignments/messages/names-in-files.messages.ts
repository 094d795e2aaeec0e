// Written by `npm run texts` from names-in-files.ar.arb, names-in-files.en.arb.
import { defineMessages } from '@masar/i18n';

/** Whose name files of work keep that is reviewed without one. */
export const namesInFilesMessages = defineMessages({
  ar: {
    taken:
      'يراجع زملاؤك هذا العمل دون أن يعرفوا صاحبه: نغيّر أسماء الملفات، ونحذف اسمك من خصائص ملفات Word وExcel وPowerPoint وOpenDocument وPDF ومن التعليقات عليها، ومن ملفات MP3 وWAV. لا تكتب اسمك داخل العمل نفسه ولا في أسماء الملفات داخل zip.',
    kept: 'لا نستطيع حذفه من ملفات Office القديمة (doc وxls وppt) وملفات RTF، ولا من تسجيلات WebM وOgg وOpus، ولا من ملف PDF أو zip مقفل بكلمة مرور، ولا من ملف أُرفق داخل PDF. احفظ المستند بصيغة docx أو xlsx أو pptx، والتسجيل بصيغة MP3 أو MP4، وأزل كلمة المرور قبل أن ترفع الملف.',
    document: (name: string) =>
      `قد يبقى اسمك في خصائص «\u2068${name}\u2069»: احفظه بصيغة docx أو xlsx أو pptx، ثم أزله من هنا وأضف الملف الجديد.`,
    recording: (name: string) =>
      `قد يبقى اسمك في بيانات «\u2068${name}\u2069»: احفظ التسجيل بصيغة MP3 أو MP4، ثم أزله من هنا وأضف الملف الجديد.`,
  },
  en: {
    taken:
      'Others review this work without knowing whose it is: files get other names, and your name is taken out of the properties and comments of Word, Excel, PowerPoint, OpenDocument and PDF files, and out of MP3 and WAV. Do not write it inside the work or in the names of files inside a zip.',
    kept: 'It cannot be taken out of old Office files (doc, xls, ppt) and RTF, out of recordings in WebM, Ogg and Opus, out of a PDF or zip that is locked by a password, or out of a file attached inside a PDF. Save the document as docx, xlsx or pptx, the recording as MP3 or MP4, and take the password off before you upload the file.',
    document: (name: string) =>
      `Your name may stand in the properties of “\u2068${name}\u2069”: save it as docx, xlsx or pptx, then remove it here and add the new file.`,
    recording: (name: string) =>
      `Your name may stand in the data of “\u2068${name}\u2069”: save the recording as MP3 or MP4, then remove it here and add the new file.`,
  },
});
