// Written by `npm run texts` from community.ar.arb, community.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of the forum. */
export const communityErrors = defineMessages({
  ar: {
    'community.forum_required': 'المنتدى مطلوب',
    'community.forum_not_found': 'المنتدى المختار غير موجود.',
    'community.forum_not_empty': 'في هذا المنتدى نقاشات؛ انقلها أولاً.',
    'community.discussion_not_found': 'لم نجد هذا النقاش.',
    'community.reply_not_found': 'لم نجد هذا الردّ.',
    'community.discussion_locked': 'أُغلق هذا النقاش ولا يستقبل ردوداً جديدة.',
    'community.discussion_of_lesson': 'هذا نقاش درس، ومكانه الدرس نفسه؛ لا يمكن نقله إلى منتدى.',
    'community.not_the_author': 'لا يغيّر المشاركة أو يحذفها إلا كاتبها.',
    'community.not_the_asker': 'يختار الجوابَ من سأل، أو مدرّب الدورة، أو المشرفون.',
    'community.reply_not_acceptable': 'لا يمكن اختيار هذا الردّ جواباً.',
    'community.own_post': 'لا يمكنك الإبلاغ عن مشاركتك.',
    'community.posting_too_fast': 'شاركت كثيراً في وقت قصير. يمكنك المتابعة بعد نحو {minutes}\u00a0د.',
    'community.report_not_found': 'لم نجد هذا البلاغ.',
    'community.report_decided': 'سبق البتّ في هذا البلاغ.',
  },
  en: {
    'community.forum_required': 'Forum is required',
    'community.forum_not_found': 'The chosen forum does not exist.',
    'community.forum_not_empty': 'There are discussions in this forum; move them first.',
    'community.discussion_not_found': 'This discussion was not found.',
    'community.reply_not_found': 'This reply was not found.',
    'community.discussion_locked': 'This discussion is locked and takes no more replies.',
    'community.discussion_of_lesson': 'This discussion belongs to its lesson and cannot be moved to a forum.',
    'community.not_the_author': 'Only its author can change or delete a post.',
    'community.not_the_asker': 'The answer is chosen by who asked, the instructor of the course or the moderators.',
    'community.reply_not_acceptable': 'This reply cannot be chosen as the answer.',
    'community.own_post': 'You cannot report your own post.',
    'community.posting_too_fast': 'You have posted a lot in a short time. You can go on in about {minutes}\u00a0min.',
    'community.report_not_found': 'This report was not found.',
    'community.report_decided': 'This report has been decided already.',
  },
});
