// Written by `npm run texts` from vr.ar.arb, vr.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of VR workshops, their sessions and rooms. */
export const vrErrors = defineMessages({
  ar: {
    'vr.workshop_not_found': 'لا توجد ورشة بهذا العنوان.',
    'vr.not_the_instructor': 'هذه الورشة لمدرّب آخر؛ يغيّرها هو أو إدارة المنصة.',
    'vr.picture_not_found': 'لم نجد صورة الشريحة؛ ارفعها من جديد.',
    'vr.session_not_found': 'لا توجد جلسة بهذا العنوان.',
    'vr.session_in_the_past': 'اختر موعداً لم يمضِ بعد.',
    'vr.session_too_early': 'يمكن بدء الجلسة قبل موعدها بربع ساعة على الأكثر.',
    'vr.session_over': 'انتهت هذه الجلسة أو أُلغيت؛ اختر جلسة قادمة.',
    'vr.session_full': 'اكتملت مقاعد هذه الجلسة. اختر جلسة أخرى، أو عد لاحقاً فقد يخلو مقعد.',
    'vr.wrong_status': 'لا يمكن ذلك في حالة الجلسة الآن؛ حدّث الصفحة لترى حالتها.',
    'vr.too_few_places': 'لا يمكن أن تقلّ المقاعد عن عدد من حجزوا.',
    'vr.room_not_found': 'لا توجد غرفة بهذا الرمز. تأكد من الرابط الذي وصلك.',
    'vr.no_seat': 'ليس لك مقعد في هذه الغرفة؛ احجز مقعداً أولاً.',
    'vr.room_closed': 'الغرفة مغلقة الآن؛ تُفتح قبل موعد الجلسة بربع ساعة.',
    'vr.removed_from_room': 'أخرجك مضيف الجلسة من هذه الغرفة.',
    'vr.muted': 'أوقف المضيف كتابتك في هذه الجلسة.',
    'vr.not_the_host': 'هذا لمضيف الجلسة وحده.',
  },
  en: {
    'vr.workshop_not_found': 'There is no workshop at this address.',
    'vr.not_the_instructor': 'This workshop is another instructor’s; they or the administrators change it.',
    'vr.picture_not_found': 'The picture of the slide was not found; upload it again.',
    'vr.session_not_found': 'There is no session at this address.',
    'vr.session_in_the_past': 'Choose a time that has not passed yet.',
    'vr.session_too_early': 'A session can start a quarter of an hour before its time at the earliest.',
    'vr.session_over': 'This session has ended or was cancelled; choose a coming one.',
    'vr.session_full':
      'All seats of this session are taken. Choose another, or look again later: a seat may become free.',
    'vr.wrong_status': 'The session’s state does not allow this now; reload the page to see it.',
    'vr.too_few_places': 'There cannot be fewer seats than are taken.',
    'vr.room_not_found': 'There is no room with this code. Check the link that you were given.',
    'vr.no_seat': 'You have no seat in this room; take one first.',
    'vr.room_closed': 'The room is closed now; it opens a quarter of an hour before its time.',
    'vr.removed_from_room': 'The host of the session sent you out of this room.',
    'vr.muted': 'The host stopped you from writing in this session.',
    'vr.not_the_host': 'Only the session’s host can do this.',
  },
});
