// Written by `npm run texts` from check.ar.arb, check.en.arb.
import { defineMessages } from '@masar/i18n';

export const checkMessages = defineMessages({
  ar: {
    title: 'توقّف وفكّر',
    isRight: 'صحيح',
    isNotYet: 'ليس بعد',
    hint: 'تلميح',
    question: 'يبقى هذا المقطع شيفرة حتى يكون فوق خياراته سؤال.',
    options: 'يبقى هذا المقطع شيفرة حتى تكون له من خيارين إلى ستة، كلٌّ في سطر يبدأ بـ \u2066- [ ]\u2069.',
    words: 'يبقى هذا المقطع شيفرة حتى تكون لكل خيار كلمات.',
    right: 'يبقى هذا المقطع شيفرة حتى يُعلَّم خيار واحد فقط صحيحاً بـ \u2066- [x]\u2069.',
    line: 'يبقى هذا المقطع شيفرة: تحت الخيارات يبدأ السبب بمسافتين والتلميح بـ \u2066>\u2069، وفيه سطر يبدأ بغير ذلك.',
  },
  en: {
    title: 'Pause and think',
    isRight: 'That’s right',
    isNotYet: 'Not yet',
    hint: 'Hint',
    question: 'This block stays code until it has a question above its options.',
    options: 'This block stays code until it has two to six options, each a line that begins with \u2066- [ ]\u2069.',
    words: 'This block stays code until each of its options has words.',
    right: 'This block stays code until exactly one option is marked as right with \u2066- [x]\u2069.',
    line: 'This block stays code: below the options, a reason begins with two spaces and the hint with \u2066>\u2069. Some line begins otherwise.',
  },
});
