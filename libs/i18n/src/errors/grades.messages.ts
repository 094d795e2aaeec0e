// Written by `npm run texts` from grades.ar.arb, grades.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of gradebooks and of the files that are read into them. */
export const gradesErrors = defineMessages({
  ar: {
    'grades.item_not_found': 'لم نجد هذا البند في سجل الدرجات.',
    'grades.not_a_learner': 'هذا الشخص ليس من متعلّمي الدورة.',
    'grades.weights_not_whole': 'يجب أن يكون مجموع أوزان الفئات 100%.',
    'grades.kind_taken_twice': 'لا يمكن أن تضم فئتان النوع نفسه من البنود.',
    'grades.category_unknown': 'يشير بند إلى فئة غير موجودة.',
    'grades.title_needed': 'اكتب اسماً لكل بند تضيفه بنفسك.',
    'grades.score_above_maximum': 'الدرجة أعلى من الحد الأقصى لهذا البند، وهو {max}.',
    'grades.excused_with_score': 'من أُعفي من بند فلا درجة له فيه.',
    'grades.reason_needed': 'اذكر سبب تعديل الدرجة أو الإعفاء.',
    'grades.own_grade': 'لا يضع أحد درجاته بنفسه.',
    'grades.item_has_marks': 'لهذا البند درجات مسجّلة، فلا يمكن حذفه.',
    'grades.points_below_marks': 'في هذا البند درجات أعلى من الحد الأقصى الجديد.',
    'grades.changed_meanwhile': 'غيّر شخص آخر هذه الدرجات بعد أن فتحتها. حدّث الصفحة لترى ما تغيّر.',
    'grades.file_unreadable': 'تعذّرت قراءة الملف. صدّر سجل الدرجات بصيغة CSV وعدّل ذلك الملف.',
    'grades.file_too_large':
      'الملف أكبر من أي سجل درجات: {rows} سطر و{columns} عمود على الأكثر. صدّر سجل الدرجات بصيغة CSV وعدّل ذلك الملف.',
    'grades.learner_repeated': 'يتكرّر هذا المتعلّم في أكثر من سطر، فلم نقرأ أياً منها. أبقِ سطراً واحداً.',
    'grades.item_repeated': 'يتكرّر هذا البند في أكثر من عمود، فلم نقرأ أياً منها. أبقِ عموداً واحداً.',
    'grades.row_without_learner': 'لا يشير هذا السطر إلى متعلّم في الدورة.',
    'grades.column_unknown': 'لا يشير هذا العمود إلى بند في سجل الدرجات.',
    'grades.score_unreadable': 'ليست هذه درجة: اكتب رقماً بمنزلتين عشريتين على الأكثر، أو EX للإعفاء.',
  },
  en: {
    'grades.item_not_found': 'This item of the gradebook was not found.',
    'grades.not_a_learner': 'This person does not learn this course.',
    'grades.weights_not_whole': 'The weights of the categories have to make 100%.',
    'grades.kind_taken_twice': 'Two categories cannot take the same kind of items.',
    'grades.category_unknown': 'An item names a category that does not exist.',
    'grades.title_needed': 'Give a name to each item that you add yourself.',
    'grades.score_above_maximum': 'The score is above the most that this item gives, {max}.',
    'grades.excused_with_score': 'Who is excused from an item has no score in it.',
    'grades.reason_needed': 'Say why the grade is changed or excused.',
    'grades.own_grade': 'Nobody enters their own grades.',
    'grades.item_has_marks': 'This item has marks, so it cannot be removed.',
    'grades.points_below_marks': 'This item has marks above the new maximum.',
    'grades.changed_meanwhile': 'Somebody changed these grades after you opened them. Load the page again to see how.',
    'grades.file_unreadable': 'The file cannot be read. Export the gradebook as CSV and change that file.',
    'grades.file_too_large':
      'The file is larger than any gradebook: {rows} lines and {columns} columns at most. Export the gradebook as CSV and change that file.',
    'grades.learner_repeated': 'This learner stands in more than one line, so none of them was read. Keep one line.',
    'grades.item_repeated': 'This item stands in more than one column, so none of them was read. Keep one column.',
    'grades.row_without_learner': 'This row names no learner of the course.',
    'grades.column_unknown': 'This column names no item of the gradebook.',
    'grades.score_unreadable': 'This is no score: write a number with two decimals at most, or EX to excuse.',
  },
});
