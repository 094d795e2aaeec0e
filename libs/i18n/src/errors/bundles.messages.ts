// Written by `npm run texts` from bundles.ar.arb, bundles.en.arb.
import { defineMessages } from '../messages.ts';

/** Why a file of a course folder is refused, behind its name: `courses.bundle_invalid` (CRS-5). */
export const bundlesErrors = defineMessages({
  ar: {
    'bundle.is_empty': 'الملف فارغ. ارفع مجلد الدورة مضغوطاً بصيغة zip.',
    'bundle.is_pdf': 'هذا ملف PDF لا مجلد دورة. أرفقه بدرس، أو انسخ نصه إلى دروس في محرّر الدورة.',
    'bundle.is_document': 'هذا مستند نصي (مثل Word) لا مجلد دورة. انسخ نصه إلى دروس في محرّر الدورة، أو أرفقه بدرس.',
    'bundle.is_slides': 'هذا عرض شرائح لا مجلد دورة. أرفقه بدرس، أو انسخ نصه إلى دروس في محرّر الدورة.',
    'bundle.is_table': 'هذا جدول بيانات لا مجلد دورة. إن كان فيه أسئلة فاحفظه بصيغة CSV واستورده في بنك الأسئلة.',
    'bundle.is_picture': 'هذه صورة لا مجلد دورة. أضفها إلى درس من محرّر الدورة.',
    'bundle.is_media': 'هذا ملف صوت أو فيديو لا مجلد دورة. ضع عنوانه في درس من محرّر الدورة.',
    'bundle.is_page': 'هذه صفحة ويب لا مجلد دورة. انسخ نصها إلى درس في محرّر الدورة.',
    'bundle.is_text': 'هذا ملف نص واحد لا مجلد دورة. ألصق نصه في درس من محرّر الدورة.',
    'bundle.is_other_archive': 'هذا أرشيف من نوع آخر غير zip. فكّه واضغط المجلد من جديد بصيغة zip.',
    'bundle.is_h5p': 'هذه حزمة H5P من نظام آخر، ولا تُعرض هنا. انسخ نصوصها إلى دروس وأسئلتها إلى بنك الأسئلة.',
    'bundle.is_scorm': 'هذه حزمة SCORM أو xAPI من نظام آخر، ولا تُعرض هنا. انسخ نصوصها إلى دروس في محرّر الدورة.',
    'bundle.is_moodle_backup':
      'هذه نسخة احتياطية من Moodle. صدّر أسئلتها من Moodle بصيغة Moodle XML واستوردها في بنك الأسئلة، وانسخ نصوص دروسها.',
    'bundle.is_epub': 'هذا كتاب EPUB لا مجلد دورة. انسخ فصوله إلى دروس في محرّر الدورة.',
    'bundle.is_cartridge':
      'هذه حزمة Common Cartridge من نظام آخر (مثل Canvas أو Blackboard). استورد أسئلتها في بنك الأسئلة، وانسخ نصوص صفحاتها إلى دروس.',
    'bundle.is_questions': 'هذه حزمة أسئلة QTI. استوردها في بنك الأسئلة لا هنا.',
    'bundle.missing_file': 'الملف غير موجود.',
    'bundle.no_course':
      'لا نجد هنا دورة: لا ملف course.json ولا نصوص Markdown. ارفع مجلد دورة صُدّر من منصة مثل هذه، أو مجلداً فيه نصوص دروس بصيغة md.',
    'bundle.unknown_file': 'هذا الملف لا يتبع أي درس في course.json.',
    'bundle.not_json': 'المحتوى ليس JSON صحيحاً.',
    'bundle.not_utf8': 'النص ليس بترميز UTF-8. احفظه من محرّرك بهذا الترميز، ثم اضغط المجلد من جديد.',
    'bundle.field': 'الحقل {field} ناقص أو غير صحيح.',
    'bundle.letter_not_printable': 'في الحقل {field} ما لا نملك خطاً يطبعه على الشهادات: «{letter}». اكتبه بحروف أخرى.',
    'bundle.quiz':
      'اختبار الدرس {slug}: كل سؤال يحتاج إلى خيارين على الأقل، وإلى خيار صحيح واحد في أسئلة الاختيار الواحد.',
    'bundle.duplicate_slug': 'الاسم {slug} مستخدم لأكثر من درس.',
    'bundle.duplicate_file': 'الملف مكرر في الأرشيف.',
    'bundle.unknown_category': 'التصنيف {category} غير موجود.',
    'bundle.need_unknown': 'المهارة «{skill}» التي تحتاجها الدورة ليست في قائمة المهارات.',
    'bundle.need_taught': 'الدورة نفسها تعلّم المهارة «{skill}» حتى هذا المستوى، فلا تحتاجها قبلها.',
    'bundle.slug_taken': 'الاسم {slug} لدورة مدرّب آخر.',
    'bundle.not_zip': 'الملف ليس أرشيف zip سليماً.',
    'bundle.encrypted': 'الأرشيف محمي بكلمة مرور.',
    'bundle.unsafe_path': 'في الأرشيف مسار يؤدي إلى خارجه.',
    'bundle.link': 'الروابط إلى ملفات أخرى غير مسموح بها.',
    'bundle.too_many_files': 'يضم أكثر من {max} ملف.',
    'bundle.too_large': 'الحجم أكبر من المسموح.',
    'bundle.too_deep': 'عند السطر {line} وسوم أو اقتباسات متداخلة أعمق من {max} مستوى.',
    'bundle.unfolds': 'يصير النص أطول من {max} حرف حين تُحوَّل مكوّناته إلى Markdown.',
    'bundle.active_html': 'في الحقل {field} وسم HTML قد يُنفَّذ؛ ضعه بين علامتي كود أو احذفه.',
    'bundle.too_complex': 'الدورة أكبر أو أعقد من أن تُعالَج. اختصرها أو قسّمها.',
  },
  en: {
    'bundle.is_empty': 'it is empty. Upload the folder of the course as a zip.',
    'bundle.is_pdf':
      'this is a PDF, not the folder of a course. Attach it to a lesson, or copy its text into lessons in the course editor.',
    'bundle.is_document':
      'this is a text document (such as Word’s), not the folder of a course. Copy its text into lessons in the course editor, or attach it to a lesson.',
    'bundle.is_slides':
      'these are slides, not the folder of a course. Attach them to a lesson, or copy their text into lessons in the course editor.',
    'bundle.is_table':
      'this is a spreadsheet, not the folder of a course. If it holds questions, save it as CSV and import it into a question bank.',
    'bundle.is_picture': 'this is a picture, not the folder of a course. Add it to a lesson in the course editor.',
    'bundle.is_media':
      'this is sound or video, not the folder of a course. Put its address into a lesson in the course editor.',
    'bundle.is_page':
      'this is a web page, not the folder of a course. Copy its text into a lesson in the course editor.',
    'bundle.is_text':
      'this is a single text file, not the folder of a course. Paste its text into a lesson in the course editor.',
    'bundle.is_other_archive': 'this is an archive of another kind than zip. Unpack it and zip the folder again.',
    'bundle.is_h5p':
      'this is an H5P package of another system, which is not shown here. Copy its texts into lessons and its questions into a question bank.',
    'bundle.is_scorm':
      'this is a SCORM or xAPI package of another system, which is not shown here. Copy its texts into lessons in the course editor.',
    'bundle.is_moodle_backup':
      'this is a backup of Moodle. Export its questions from Moodle as Moodle XML and import them into a question bank, and copy the texts of its lessons.',
    'bundle.is_epub':
      'this is an EPUB book, not the folder of a course. Copy its chapters into lessons in the course editor.',
    'bundle.is_cartridge':
      'this is a Common Cartridge package of another system (such as Canvas or Blackboard). Import its questions into a question bank, and copy the texts of its pages into lessons.',
    'bundle.is_questions': 'this is a package of QTI questions. Import it into a question bank, not here.',
    'bundle.missing_file': 'the file is missing.',
    'bundle.no_course':
      'there is no course here, neither a file course.json nor texts in Markdown. Upload the folder of a course exported from this platform or one like it, or one with texts of lessons that end in .md.',
    'bundle.unknown_file': 'this file belongs to no lesson of course.json.',
    'bundle.not_json': 'the content is not valid JSON.',
    'bundle.not_utf8': 'the text is not UTF-8. Save it in that encoding in your editor and zip the folder again.',
    'bundle.field': 'the field {field} is missing or not valid.',
    'bundle.letter_not_printable':
      'the field {field} holds what we have no font to print on certificates: “{letter}”. Write it in other letters.',
    'bundle.quiz':
      'quiz of lesson {slug}: each question needs at least two options, and exactly one correct option where one is to be chosen.',
    'bundle.duplicate_slug': 'the name {slug} is used by more than one lesson.',
    'bundle.duplicate_file': 'the archive holds this file twice.',
    'bundle.unknown_category': 'the category {category} does not exist.',
    'bundle.need_unknown': 'the needed skill {skill} is not in the list of skills.',
    'bundle.need_taught': 'the course itself teaches {skill} up to that level, so it cannot need it before.',
    'bundle.slug_taken': 'the name {slug} belongs to a course of another instructor.',
    'bundle.not_zip': 'this is not an intact zip archive.',
    'bundle.encrypted': 'the archive is protected by a password.',
    'bundle.unsafe_path': 'the archive holds a path that leads out of it.',
    'bundle.link': 'links to other files are not allowed.',
    'bundle.too_many_files': 'there are more than {max} files.',
    'bundle.too_large': 'it is larger than allowed.',
    'bundle.too_deep': 'at line {line}, tags or quotes stand inside each other more than {max} levels deep.',
    'bundle.unfolds': 'the text grows beyond {max} letters when its components become Markdown.',
    'bundle.active_html': 'field {field} holds HTML that could run; put it between code marks or leave it out.',
    'bundle.too_complex': 'the course is too large or too complex to be worked on. Shorten or divide it.',
  },
});
