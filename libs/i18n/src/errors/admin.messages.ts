// Written by `npm run texts` from admin.ar.arb, admin.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of the console's own calls. */
export const adminErrors = defineMessages({
  ar: {
    'admin.record_not_found': 'لم نجد هذا السجل.',
    'admin.changed_meanwhile': 'غيّر شخص آخر هذا السجل بعد أن فتحته. قارن التغييرات ثم احفظ من جديد.',
    'admin.export_too_large': 'القائمة أطول من 50,000 سجل. ضيّق عوامل التصفية ثم صدّر من جديد.',
    'admin.proof_invalid': 'هذا الرابط ليس للبريد الحالي. أرسل رسالة تجريبية جديدة.',
    'admin.row_repeated': 'تكرّر هذا السطر في الملف.',
    'admin.administrator_in_file':
      'لا يُعيَّن المديرون من ملف. أضف الحساب بدور آخر، ثم امنحه دور المدير من صفحته، كلاً على حدة.',
    'admin.account_keeps': 'المحفوظ في الحساب: «{kept}». بقي كما هو.',
    'admin.account_lacks': 'لا شيء محفوظ في الحساب لهذا الحقل، ولم يُضف من الملف.',
    'admin.course_ambiguous': 'أكثر من دورة بهذا العنوان؛ اكتب معرّف إحداها: {ids}',
  },
  en: {
    'admin.record_not_found': 'This record was not found.',
    'admin.changed_meanwhile':
      'Somebody else changed this record after you opened it. Compare the changes and save again.',
    'admin.export_too_large': 'The list is longer than 50,000 records. Narrow the filters and export again.',
    'admin.proof_invalid': 'This link is not of the present mailbox. Send another trial message.',
    'admin.row_repeated': 'This row comes twice in the file.',
    'admin.administrator_in_file':
      'No file appoints administrators. Add the account with another role, then give it the administrator’s role on its own page, one at a time.',
    'admin.account_keeps': 'The account says ‘{kept}’ and stays so.',
    'admin.account_lacks': 'The account says nothing here, and the file added nothing.',
    'admin.course_ambiguous': 'Several courses have this title; write the id of one of them: {ids}',
  },
});
