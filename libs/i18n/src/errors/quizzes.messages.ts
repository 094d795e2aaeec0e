// Written by `npm run texts` from quizzes.ar.arb, quizzes.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of quizzes, their papers and rules. */
export const quizzesErrors = defineMessages({
  ar: {
    'quizzes.missing_pass': 'اجتز اختبار الدرس: درجة النجاح {mark}%.',
    'quizzes.waits_paper': 'سلّم المحاولة التي بدأتها، أو انتظر حتى ينتهي وقتها.',
    'quizzes.missing_final': 'اجتز الاختبار النهائي للدورة: درجة النجاح {mark}%.',
    'quizzes.final_missing': 'ليس لهذه الدورة اختبار نهائي.',
    'quizzes.final_not_open': 'يُفتح الاختبار النهائي حين تكتمل دروس الدورة كلها.',
    'quizzes.final_counts': 'يُحتسب الاختبار النهائي دائماً، ولا يكون للتدرّب.',
    'quizzes.counts': 'هذا الاختبار يُحتسب: تُصحَّح إجاباتك معاً حين تسلّم ورقتك.',
    'quizzes.is_practice': 'هذا الاختبار للتدرّب: أجب عنه في صفحة الدرس متى شئت.',
    'quizzes.needs_paper': 'تظهر أسئلة هذا الاختبار في ورقته: ابدأ محاولة وأجب فيها.',
    'quizzes.passed': 'اجتزت هذا الاختبار، ولا حاجة إلى محاولة أخرى.',
    'quizzes.no_attempts_left': 'استنفدت محاولاتك. يمكنك أن تطلب من المدرّب محاولة أخرى.',
    'quizzes.too_early': 'خذ وقتاً لمراجعة الدرس؛ تبدأ المحاولة التالية بعد {minutes} من الدقائق.',
    'quizzes.in_line': 'يبدأ كثيرون هذا الاختبار الآن. انتظر لحظة؛ مكانك في الصف: {place}.',
    'quizzes.practice_draws_nothing': 'يكشف اختبار التدرّب كل جواب في حينه، فلا يسأل من بنوك الأسئلة. اختر أحدهما.',
    'quizzes.short':
      'اختبار الدرس {lesson} لا يكتمل: مجموعته العشوائية رقم {draw} تطلب {wanted} من الأسئلة، والمتاح منها في «{bank}» {found}. اجعل أسئلة أخرى جاهزة أو اطلب أقل.',
    'quizzes.final_short':
      'الاختبار النهائي لا يكتمل: مجموعته العشوائية رقم {draw} تطلب {wanted} من الأسئلة، والمتاح منها في «{bank}» {found}. اجعل أسئلة أخرى جاهزة أو اطلب أقل.',
    'quizzes.unfilled': 'لا سؤال جاهزاً لهذا الاختبار بعد. أخبر مدرّب الدورة.',
    'quizzes.paper_not_found': 'لم نجد هذه الورقة.',
    'quizzes.paper_ended': 'انتهت هذه الورقة، ولا تُقبل عليها إجابات أخرى.',
    'quizzes.question_not_on_paper': 'هذا السؤال ليس في ورقتك.',
    'quizzes.answer_mismatch': 'لا تناسب هذه الإجابة سؤالها.',
    'quizzes.attempts_remain': 'ما زالت لديك محاولة، أو اجتزت الاختبار؛ لا حاجة إلى طلب.',
    'quizzes.request_waits': 'طلبت محاولة أخرى من قبل، وطلبك ينتظر جواب المدرّب.',
    'quizzes.request_not_found': 'لم نجد هذا الطلب.',
    'quizzes.request_decided': 'حُسم هذا الطلب. حدّث الصفحة لترى الجواب.',
    'quizzes.own_request': 'لا يجيب أحد عن طلبه بنفسه.',
  },
  en: {
    'quizzes.missing_pass': 'Pass the quiz of the lesson: the pass mark is {mark}%.',
    'quizzes.waits_paper': 'Hand in the attempt that you began, or wait until its time is over.',
    'quizzes.missing_final': 'Pass the final assessment of the course: the pass mark is {mark}%.',
    'quizzes.final_missing': 'This course has no final assessment.',
    'quizzes.final_not_open': 'The final assessment opens once all lessons of the course are complete.',
    'quizzes.final_counts': 'A final assessment always counts; it cannot be practice.',
    'quizzes.counts': 'This quiz counts: your answers are graded together when you hand your paper in.',
    'quizzes.is_practice': 'This quiz is for practice: answer it on the page of the lesson whenever you like.',
    'quizzes.needs_paper': 'The questions of this quiz are read on its paper: start one and answer there.',
    'quizzes.passed': 'You have passed this quiz; no other attempt is needed.',
    'quizzes.no_attempts_left': 'You have used all attempts. You can ask the instructor for another.',
    'quizzes.too_early': 'Take time to read again; minutes until the next attempt may begin: {minutes}.',
    'quizzes.in_line': 'Many people are starting now. Wait a moment; your place in line: {place}.',
    'quizzes.practice_draws_nothing':
      'A practice quiz tells each answer at once, so it asks nothing of question banks. Choose one of the two.',
    'quizzes.short':
      'The quiz of lesson {lesson} cannot be filled: its random part number {draw} asks for {wanted} questions, and “{bank}” has {found} ready. Set more to ready, or ask for fewer.',
    'quizzes.final_short':
      'The final cannot be filled: its random part number {draw} asks for {wanted} questions, and “{bank}” has {found} ready. Set more to ready, or ask for fewer.',
    'quizzes.unfilled': 'No question of this quiz is ready yet. Tell the instructor of the course.',
    'quizzes.paper_not_found': 'This paper was not found.',
    'quizzes.paper_ended': 'This paper has ended and takes no more answers.',
    'quizzes.question_not_on_paper': 'This question is not on your paper.',
    'quizzes.answer_mismatch': 'This answer does not fit its question.',
    'quizzes.attempts_remain': 'You have an attempt left, or have passed the quiz; there is nothing to ask for.',
    'quizzes.request_waits': 'You have asked for another attempt; the instructor has yet to answer.',
    'quizzes.request_not_found': 'This request was not found.',
    'quizzes.request_decided': 'This request is decided. Load the page again to see how.',
    'quizzes.own_request': 'Nobody answers their own request.',
  },
});
