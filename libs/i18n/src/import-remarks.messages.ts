// Written by `npm run texts` from import-remarks.ar.arb, import-remarks.en.arb.
import { defineMessages } from './messages.ts';

/** What it is and what became of it, for its author. */
export const importRemarks = defineMessages({
  ar: {
    comment: 'تعليق لا يراه القارئ: حُذف.',
    removed: 'عنصر لا يُعرض هنا: حُذف مع محتواه.',
    tags_removed: 'وسوم غير معروفة: حُذفت وبقي محتواها.',
    kept_as_text: 'ليس وسماً معروفاً مكتملاً: بقي نصاً كما كُتب.',
    unknown_box: 'نوع صندوق غير معروف: صار ملاحظة.',
    changed_table: 'جدول بخلايا مدموجة أو جدول داخل جدول: صار جدولاً بسيطاً.',
    dead_link: 'رابط لا يؤدي إلى درس في الدورة ولا إلى موقع: بقي نصه بلا رابط.',
    dead_anchor: 'رابط إلى موضع غير موجود: بقي، لكنه لا يصل إلى موضعه.',
    missing_picture: 'صورة ليست في المجلد أو لا تُقرأ: بقي وصفها مكانها.',
    picture_without_alt: 'صورة بلا نص بديل: بقيت، ولن يعرف مضمونها من لا يراها.',
    made_of_texts: 'لا يوجد course.json: أُخذ العنوان والوصف والترتيب من الملفات. راجعها واختر التصنيف والمستوى.',
    left_file: 'ملف ليس نص درس ولا صورة: لم يُستورد.',
    empty_text: 'ملف بلا نص: صار درساً فارغاً. اكتب نصه قبل النشر.',
    title_letters: 'في عنوان الدورة حروف أو صور لا نملك خطاً يطبعها على الشهادات: حُذفت منه. راجع العنوان قبل النشر.',
    changed_picture: 'رسم SVG فيه ما قد يُنفَّذ أو يُجلَب من موقع آخر، أو ما لا نعرفه: حُذف منه ذلك وبقي الرسم.',
    unreadable_picture:
      'ملف لم نستطع قراءته صورةً: تالف، أو بصيغة لا تُعرض، أو أكبر من 50 ميغابكسل. لم يُؤخذ، واستُوردت الدورة بدونه.',
    heic_picture: 'صورة HEIC لا تُقرأ هنا: لم تُؤخذ. صدّرها من هاتفك بصيغة JPEG ثم استورد الدورة من جديد.',
  },
  en: {
    comment: 'A comment, which readers do not see: left out.',
    removed: 'An element that is not shown here: left out with its content.',
    tags_removed: 'Unknown tags: left out, their content stays.',
    kept_as_text: 'Not a known tag with its end: kept as text, as it was written.',
    unknown_box: 'An unknown kind of box: became a note.',
    changed_table: 'A table with merged cells, or inside another: became a plain table.',
    dead_link: 'A link to neither a lesson of the course nor a site: its words stay without the link.',
    dead_anchor: 'A link to a place that does not exist: kept, but it does not reach its place.',
    missing_picture: 'A picture that is not in the folder, or cannot be read: its description stands in its place.',
    picture_without_alt: 'A picture without alternative text: kept; who cannot see it will not know what it shows.',
    made_of_texts:
      'There is no course.json: title, description and order come from the files. Check them, and choose track and level.',
    left_file: 'A file that is neither the text of a lesson nor a picture: not imported.',
    empty_text: 'A file without text: it became an empty lesson. Write its text before you publish.',
    title_letters:
      'The title of the course holds letters or pictures that we have no font to print on certificates: they were left out. Look at the title before you publish.',
    changed_picture:
      'An SVG drawing with parts that could run or fetch something, or that we do not know: the drawing stays without them.',
    unreadable_picture:
      'A file that could not be read as a picture: damaged, of a kind that is not shown, or of more than 50 megapixels. It was left out, and the course came in without it.',
    heic_picture: 'A HEIC photo, which cannot be read here: left out. Export it as JPEG and import the course again.',
  },
});
