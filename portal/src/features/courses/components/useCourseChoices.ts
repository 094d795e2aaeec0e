import { type CourseLength, courseLengthHours, courseLengths, coursePrices, difficulties } from '@masar/domain';
import { contentLanguageFacts, contentLanguages } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { courseWords } from '#subjects/courses/course-words.messages';
import { coursesMessages } from '../courses.messages';
import type { CourseFilters } from '../model/course-filters';

export interface CourseChoice {
  field: 'difficulty' | 'price' | 'length' | 'taughtIn';
  label: string;
  /** The first one takes the choice back. */
  options: readonly { value: string; label: string }[];
  /** The filter with this option, which is one of `options`. */
  choose: (value: string) => Partial<CourseFilters>;
}

/** Level, price, length and language with their words; the same beside the list and on the phone's sheet (CRS-11). */
export function useCourseChoices(): readonly CourseChoice[] {
  const text = useMessages(coursesMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const choice = (field: CourseChoice['field'], label: string, all: string, options: CourseChoice['options']) => ({
    field,
    label,
    options: [{ value: '', label: all }, ...options],
    choose: (value: string): Partial<CourseFilters> => ({ [field]: value }),
  });
  const wordsOf = (length: CourseLength) => {
    const { from, to } = courseLengthHours[length];
    if (to === undefined) return text.atLeast(words.hours(from, digits));
    const hours = words.hours(to, digits);
    return from === 0 ? text.upTo(hours) : text.between(format.number(from), hours);
  };
  const levels = difficulties.map((value) => ({ value, label: text[value] }));
  const prices = coursePrices.map((value) => ({ value, label: text[value] }));
  const lengths = courseLengths.map((value) => ({ value, label: wordsOf(value) }));
  const languages = contentLanguages.map((value) => ({ value, label: contentLanguageFacts[value].nativeName }));
  return [
    choice('difficulty', text.difficulty, text.allDifficulties, levels),
    choice('price', text.price, text.allPrices, prices),
    choice('length', text.length, text.allLengths, lengths),
    choice('taughtIn', text.language, text.allLanguages, languages),
  ];
}
