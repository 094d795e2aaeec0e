import { defineMessages } from '@masar/i18n';

/** What is asked before an application moves on, and what is told afterwards. */
export const moveMessages = defineMessages({
  ar: {
    acceptTitle: 'قبول الطلب',
    acceptHint:
      'سيرى المتقدّم وسيلة التواصل التي في إعلانك، أو بريدك إن لم تكتبها فيه، وسترى بريده. لا يمكن الرجوع عن القبول.',
    rejectTitle: 'الاعتذار عن الطلب',
    rejectHint: 'كلمة لطيفة تشرح السبب تساعد المتقدّم. لا يمكن الرجوع عن الاعتذار.',
    withdrawTitle: 'سحب الطلب؟',
    withdrawHint: 'لن يُنظر في طلبك بعد سحبه، ولا يمكنك التقدّم إلى الإعلان نفسه مرة أخرى.',
    withdrawRequestHint: 'لن يُنظر في طلبك بعد سحبه. يمكنك طلب الخدمة من جديد متى شئت.',
    finishTitle: 'هل أُنجزت الخدمة؟',
    finishHint: 'بعد ذلك يمكن لصاحب الطلب تقييم خدمتك.',
    note: 'ملاحظة (اختيارية)',
    noteHint: 'يقرؤها الطرفان.',
    confirm: 'تأكيد',
    cancel: 'إلغاء',
    moved: 'تم تحديث الطلب',
    withdrawn: 'سُحب طلبك',
    failed: 'تعذّر تحديث الطلب',
  },
  en: {
    acceptTitle: 'Accept the application',
    acceptHint:
      'The applicant sees how to reach you as your posting says, or your e-mail where it says nothing, and you see theirs. This cannot be undone.',
    rejectTitle: 'Decline the application',
    rejectHint: 'A kind word about the reason helps. This cannot be undone.',
    withdrawTitle: 'Withdraw your application?',
    withdrawHint: 'Nobody looks at it any more, and you cannot apply to the same posting again.',
    withdrawRequestHint: 'Nobody looks at it any more. You can ask for the service again at any time.',
    finishTitle: 'Is the service finished?',
    finishHint: 'The customer can then rate your service.',
    note: 'Note (optional)',
    noteHint: 'Both sides read it.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    moved: 'Application updated',
    withdrawn: 'Your application is withdrawn',
    failed: 'The application could not be updated',
  },
});
