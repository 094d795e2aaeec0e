// Written by `npm run texts` from course-invitations.ar.arb, course-invitations.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of invitations to teach, for the invited (CRS-14). */
export const courseInvitationsMessages = defineMessages({
  ar: {
    title: 'دعوات إلى التدريس',
    intro: 'من يدعوك إلى التدريس معه في دورته. لا تُعطى صلاحية حتى تقبل.',
    loadFailed: 'تعذّر تحميل الدعوات',
    empty: 'لا دعوات تنتظرك',
    emptyHint: 'تظهر هنا الدعوات المرسلة إلى بريدك المؤكَّد. ما سُحب منها أو أُجيب عنه لا يظهر.',
    toHome: 'إلى الرئيسية',
    teacher: 'مدرّساً: تحرّر الدورة وتصحّح وتجيب',
    assistant: 'مساعداً: تصحّح وتجيب وترى المتعلّمين',
    by: 'دعاك',
    accept: 'قبول',
    acceptOf: (title: string) => `قبول التدريس في «${title}»`,
    accepted: 'صرت ممّن يدرّسون هذه الدورة',
    decline: 'اعتذار',
    declineOf: (title: string) => `الاعتذار عن التدريس في «${title}»`,
    declined: 'أُرسل اعتذارك',
    needsInstructor: 'يدرّس هنا المدرّبون. اطلب دور المدرّب من ملفك الشخصي، ثم اقبل الدعوة؛ فهي تنتظرك.',
    toProfile: 'إلى ملفي الشخصي',
    failed: 'تعذّر إرسال جوابك',
  },
  en: {
    title: 'Invitations to teach',
    intro: 'Who invites you to teach a course with them. You have no right before you accept.',
    loadFailed: 'The invitations could not be loaded',
    empty: 'No invitation waits for you',
    emptyHint: 'Invitations to your confirmed address appear here. Those taken back or answered do not.',
    toHome: 'To the home page',
    teacher: 'As a teacher: you edit the course, mark and answer',
    assistant: 'As an assistant: you mark, answer and see the learners',
    by: 'invited by',
    accept: 'Accept',
    acceptOf: (title: string) => `Accept teaching “${title}”`,
    accepted: 'You are one of those who teach this course now',
    decline: 'Decline',
    declineOf: (title: string) => `Decline teaching “${title}”`,
    declined: 'Your answer was sent',
    needsInstructor:
      'Courses are taught by instructors. Ask for that role in your profile, then accept; the invitation waits for you.',
    toProfile: 'To my profile',
    failed: 'Your answer could not be sent',
  },
});
