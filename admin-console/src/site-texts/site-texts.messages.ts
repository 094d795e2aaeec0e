// Written by `npm run texts` from site-texts.ar.arb, site-texts.en.arb.
import { defineMessages } from '@masar/i18n';

export const siteTextsMessages = defineMessages({
  ar: {
    title: 'نصوص الموقع وأرقامه',
    intro:
      'ما تقوله الصفحات العامة عن مؤسستك. ما تتركه فارغاً لا يظهر، والأرقام التي لا تكتبها تُحسب من قاعدة البيانات حيث يمكن ذلك. يظهر التغيير للزوار خلال دقيقة.',
    open: 'فتح الصفحة',
    written: 'مكتوب',
    nothing: 'فارغ: لا يظهر، أو يُحسب',
    back: 'كل النصوص',
    value: 'القيمة',
    lineHint: 'سطر واحد، باللغتين معاً أو فارغ.',
    textHint: 'فقرة قصيرة، باللغتين معاً أو فارغة.',
    blocksHint: 'افصل بين المقاطع بسطر فارغ؛ السطر الأول من كل مقطع عنوانه.',
    documentHint:
      'سطر يبدأ بـ ## يفتح قسماً، وأسطر تبدأ بـ - قائمة، و«- اسم :: شرح» يشرح اسماً، والسطر الفارغ يفصل الفقرات. باللغتين معاً أو فارغ: عندها تقول الصفحة إن النص لم يُنشر بعد.',
    figureHint: 'عدد صحيح، وبعده + إن كان العدد أكبر. فارغ: يُحسب، أو لا يظهر.',
    percentHint: 'عدد من 0 إلى 100. فارغ: لا يظهر.',
    mailboxHint: 'عنوان بريد يراه الجميع.',
    preview: 'معاينة',
    leftOut: 'لن يظهر شيء في هذا المكان.',
    countedOrNothing: 'يظهر العدد الحقيقي إن أمكن حسابه، وإلا فلا شيء.',
    former: 'النسخ السابقة',
    neverWritten: 'لم يكتب أحد هنا شيئاً بعد.',
    formerAccount: 'عضو سابق',
    takeBack: 'استعادة',
    failedTitle: 'تعذّر تحميل النصوص',
  },
  en: {
    title: 'Site texts and figures',
    intro:
      'What public pages say of your organisation. What you leave empty is left out, and figures that you do not write are counted where that is possible. Visitors see a change within a minute.',
    open: 'Open the page',
    written: 'Written',
    nothing: 'Empty: left out, or counted',
    back: 'All texts',
    value: 'Value',
    lineHint: 'One line, in both languages or empty.',
    textHint: 'A short paragraph, in both languages or empty.',
    blocksHint: 'Part the blocks with an empty line; the first line of each is its title.',
    documentHint:
      'A line with ## begins a section, lines with - are a list, “- name :: text” explains a name, an empty line parts paragraphs. In both languages or empty: then the page says that the text is not published yet.',
    figureHint: 'A whole number, with + behind it where there are more. Empty: counted, or left out.',
    percentHint: 'A number from 0 to 100. Empty: left out.',
    mailboxHint: 'An address that everybody sees.',
    preview: 'Preview',
    leftOut: 'Nothing will be shown in this place.',
    countedOrNothing: 'The real number is shown where it can be counted, otherwise nothing.',
    former: 'Earlier versions',
    neverWritten: 'Nobody has written anything here yet.',
    formerAccount: 'Former member',
    takeBack: 'Restore',
    failedTitle: 'The texts could not be loaded',
  },
});
