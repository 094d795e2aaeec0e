import { type Question, shortFormOf } from '@masar/domain';

/** The quiz as a bundle states it: without ids, and where that says all of it in the short form. */
export const statedQuiz = (questions: readonly Question[]) => ({
  questions: questions.map((question) => {
    const short = shortFormOf(question);
    const { id: _, ...content } = short ?? question;
    if (!short) return { content };
    return { ...content, options: short.options.map(({ ar, en, correct }) => ({ ar, en, correct })) };
  }),
});
