// Written by `npm run texts` from learning-plan.ar.arb, learning-plan.en.arb.
import { defineMessages } from '@masar/i18n';

export const learningPlanMessages = defineMessages({
  ar: {
    title: 'خطة تعلّمك',
    hint: 'بحسبها نقترح لك الدورات ونحدّد هدف أسبوعك.',
    learningGoal: 'هدفك',
    track: 'مجالك',
    dailyMinutes: 'في اليوم',
    open: 'لم أحدّد بعد',
  },
  en: {
    title: 'Your learning plan',
    hint: 'We use it to suggest courses and set your weekly goal.',
    learningGoal: 'Your goal',
    track: 'Your field',
    dailyMinutes: 'Each day',
    open: 'Not decided yet',
  },
});
