// Written by `npm run texts` from question-words.ar.arb, question-words.en.arb.
import { defineMessages } from '@masar/i18n';

export const questionDifficultyTexts = defineMessages({
  ar: {
    easy: 'سهل',
    medium: 'متوسط',
    hard: 'صعب',
  },
  en: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
  },
});

export const questionStateTexts = defineMessages({
  ar: {
    draft: 'مسودة',
    ready: 'جاهز',
    archived: 'مؤرشف',
  },
  en: {
    draft: 'Draft',
    ready: 'Ready',
    archived: 'Archived',
  },
});

export const questionWarningTexts = defineMessages({
  ar: {
    'no-right-answer': 'لا إجابة صحيحة',
    'same-option-twice': 'خيار مكرر',
    'no-arabic': 'ينقصه العربية',
    'no-english': 'ينقصه الإنجليزية',
    'picture-without-words': 'صورة بلا وصف',
    guessable: 'يُصاب بالتخمين',
  },
  en: {
    'no-right-answer': 'No right answer',
    'same-option-twice': 'The same option twice',
    'no-arabic': 'No Arabic',
    'no-english': 'No English',
    'picture-without-words': 'A picture without words',
    guessable: 'Can be guessed',
  },
});

export const itemFlagTexts = defineMessages({
  ar: {
    'too-easy': 'سهل جداً',
    'too-hard': 'صعب جداً',
    backwards: 'يميّز عكسياً',
  },
  en: {
    'too-easy': 'Too easy',
    'too-hard': 'Too hard',
    backwards: 'Discriminates backwards',
  },
});
