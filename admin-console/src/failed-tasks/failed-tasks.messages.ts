// Written by `npm run texts` from failed-tasks.ar.arb, failed-tasks.en.arb.
import { defineMessages } from '@masar/i18n';

export const failedTasksMessages = defineMessages({
  ar: {
    title: 'المهام المتعثرة',
    intro:
      'أعمال في الخلفية لم تنجح بعد محاولات متكررة، كبريد لم يُرسل. أصلح السبب ثم أعد المحاولة؛ التكرار لا يضر. تُنسى المهمة بعد أسبوع.',
    tryAgain: 'إعادة المحاولة',
    discard: 'ترك المهمة',
    discardTitle: 'ترك هذه المهمة؟',
    discardText: 'لن يُنجز هذا العمل. لا يمكن التراجع.',
    discarded: 'تُركت المهمة',
    discardManyText: 'لن تُنجز الأعمال المحددة. لا يمكن التراجع.',
    triedAgain: 'عادت المهمة إلى صفها',
    actionFailed: 'تعذّر ذلك',
    emptyTitle: 'لا مهام متعثرة',
    emptyText: 'كل عمل في الخلفية يسير كما ينبغي، أو غيّر عوامل التصفية لترى غيره.',
  },
  en: {
    title: 'Failed tasks',
    intro:
      'Background work that did not succeed after several attempts, such as mail that was not sent. Mend the cause, then try again; doing it twice does no harm. A task is forgotten after a week.',
    tryAgain: 'Try again',
    discard: 'Discard',
    discardTitle: 'Discard this task?',
    discardText: 'This work will not be done. It cannot be undone.',
    discarded: 'The task is discarded',
    discardManyText: 'The selected work will not be done. It cannot be undone.',
    triedAgain: 'The task is back in its queue',
    actionFailed: 'That did not work',
    emptyTitle: 'No failed tasks',
    emptyText: 'All background work goes as it should; or change the filters to see other tasks.',
  },
});
