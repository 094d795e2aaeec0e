// Written by `npm run texts` from applications.ar.arb, applications.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures around postings and applications, whatever their kind. */
export const applicationsErrors = defineMessages({
  ar: {
    'applications.not_found': 'لم نجد هذا الطلب.',
    'applications.not_yours': 'هذه الخطوة ليست لك في هذا الطلب.',
    'applications.decided': 'انتهى أمر هذا الطلب ولا يمكن تغييره.',
    'applications.impossible': 'هذه الخطوة غير ممكنة في حالة الطلب الآن.',
    'applications.own_posting': 'هذا إعلانك أنت، فلا يمكنك التقدّم إليه.',
    'applications.posting_not_published': 'لم يُنشر هذا الإعلان بعد، فهو لا يستقبل الطلبات.',
    'applications.posting_closed': 'أُغلق هذا الإعلان ولا يستقبل طلبات جديدة.',
    'applications.posting_ended': 'انتهت مدة هذا الإعلان ولا يستقبل طلبات جديدة.',
    'applications.deadline_passed': 'انتهى موعد التقديم.',
    'applications.not_the_poster': 'لا يغيّر الإعلان ولا يرى المتقدّمين إليه إلا صاحبه.',
    'applications.posting_not_found': 'لم نجد هذا الإعلان.',
    'applications.posting_in_review': 'غيّر صاحب هذا الإعلان نصّه، والإدارة تراجعه الآن. طلبك محفوظ كما هو.',
    'applications.posting_changed': 'غيّر صاحب الإعلان نصّه بعد أن فتحته. اقرأه من جديد ثم قرّر.',
    'applications.posting_decided': 'سبق البتّ في هذا الإعلان.',
  },
  en: {
    'applications.not_found': 'This application was not found.',
    'applications.not_yours': 'This step of the application is not yours to take.',
    'applications.decided': 'This application is settled and can no longer be changed.',
    'applications.impossible': 'This step is not possible in the current state of the application.',
    'applications.own_posting': 'This is your own posting; you cannot apply to it.',
    'applications.posting_not_published': 'This posting is not published yet and takes no applications.',
    'applications.posting_closed': 'This posting is closed and takes no new applications.',
    'applications.posting_ended': 'This posting has ended and takes no new applications.',
    'applications.deadline_passed': 'The deadline for applications has passed.',
    'applications.not_the_poster': 'Only its poster can change a posting and see who applied.',
    'applications.posting_not_found': 'This posting was not found.',
    'applications.posting_in_review':
      'The poster changed the words of this posting, and an administrator is reviewing them. Your application stands as it is.',
    'applications.posting_changed': 'Its poster changed the posting after you opened it. Read it again, then decide.',
    'applications.posting_decided': 'This posting has been decided already.',
  },
});
