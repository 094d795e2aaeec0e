import { createFormat, type Language } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import { columnsOf } from './columns';
import { factsOf, longTextsOf } from './facts';
import { choice, day, defineFields, derived, line, list, number, pair, price, yesOrNo } from './index';
import { mergeEntriesOf } from './merge-entries';

interface Course {
  id: string;
  titleAr: string;
  titleEn: string;
  company: string | null;
  companyEn: string | null;
  level: 'low' | 'high';
  isOpen: boolean;
  places: number | null;
  price: string;
  endsOn: string | null;
  skills: string[];
}

const fields = defineFields<Course>()({
  title: {
    label: { ar: 'العنوان', en: 'Title' },
    heading: { ar: 'الدورة', en: 'Course' },
    as: pair(),
    column: 'sorted',
    show: true,
    input: true,
  },
  company: { label: { ar: 'الجهة', en: 'Organisation' }, as: line({ rows: 3 }), show: true, input: true },
  level: {
    label: { ar: 'المستوى', en: 'Level' },
    as: choice<Course['level']>({ low: { ar: 'سهل', en: 'Easy' }, high: { ar: 'صعب', en: 'Hard' } }),
    column: true,
    show: true,
    input: true,
  },
  isOpen: { label: { ar: 'مفتوحة', en: 'Open' }, as: yesOrNo(), column: 'exported', input: 'existing' },
  places: { label: { ar: 'المقاعد', en: 'Places' }, as: number(), column: true, show: true },
  price: { label: { ar: 'السعر', en: 'Price' }, as: price, column: true },
  endsOn: { label: { ar: 'تنتهي في', en: 'Ends on' }, as: day, column: true, show: 'known', input: 'new' },
  skills: { label: { ar: 'المهارات', en: 'Skills' }, as: list, column: 'exported' },
  state: {
    label: { ar: 'الحال', en: 'State' },
    column: true,
    ...derived(
      choice({ full: { ar: 'ممتلئة', en: 'Full' }, free: { ar: 'متاحة', en: 'Free' } }),
      ({ places }: Course) => (places === 0 ? 'full' : 'free'),
    ),
  },
});

const course: Course = {
  id: '1',
  titleAr: 'أساسيات',
  titleEn: 'Basics',
  company: 'مكتبة',
  companyEn: null,
  level: 'high',
  isOpen: true,
  places: null,
  price: '25.00',
  endsOn: null,
  skills: ['SQL', 'Git'],
};

const localeOf = (language: Language): Locale => ({
  language,
  direction: language === 'ar' ? 'rtl' : 'ltr',
  digits: 'latn',
  format: createFormat(language),
});

/** What a file would hold, by the names of its columns. */
const fileOf = (row: Course, language: Language) =>
  Object.fromEntries(columnsOf(fields, localeOf(language)).map(({ label, csv }) => [label, csv(row)]));

describe('a dictionary of fields', () => {
  it('names a column by its heading, and sorts only by what says so [CON-1]', () => {
    const columns = columnsOf(fields, localeOf('ar'));
    expect(columns[0]).toMatchObject({ field: 'titleAr', label: 'الدورة', isSortable: true });
    expect(columns.filter(({ isSortable }) => isSortable)).toHaveLength(1);
  });

  it('shows a text in the language of the reader, and takes both into a file [CON-1] [I18N-1]', () => {
    const [title] = columnsOf(fields, localeOf('en'));
    expect(title?.render?.(course)).toBe('Basics');
    expect(fileOf(course, 'en')).toMatchObject({ Course: 'أساسيات', 'Course (English)': 'Basics' });
  });

  it('sorts by the text of the reader where the server can [CON-1]', () => {
    const both = defineFields<Course>()({ title: { ...fields.title, as: pair({ sortsByBoth: true }) } });
    expect(columnsOf(both, localeOf('en')).map(({ field }) => field)).toEqual(['titleEn', 'titleAr']);
    expect(columnsOf(both, localeOf('ar')).map(({ field }) => field)).toEqual(['titleAr', 'titleEn']);
  });

  it('tells a file what the screen says, and leaves what is counted as it is [CON-1]', () => {
    expect(fileOf({ ...course, places: 0, endsOn: '2026-12-01' }, 'ar')).toMatchObject({
      المستوى: 'صعب',
      مفتوحة: 'نعم',
      المقاعد: 0,
      السعر: '25.00',
      'تنتهي في': '2026-12-01',
      المهارات: 'SQL, Git',
      الحال: 'ممتلئة',
    });
  });

  it('tells a page what is empty by a dash, or leaves it out [CON-1]', () => {
    const facts = Object.fromEntries(factsOf(fields, course, localeOf('en')));
    expect(facts).toEqual({ Title: 'أساسيات\nBasics', Level: 'Hard', Places: '—' });
  });

  it('keeps long texts for below the facts [CON-1]', () => {
    expect(longTextsOf(fields).map(([name]) => name)).toEqual(['company']);
  });

  it('tells two people’s changes by every text of a form, not by what only new records are asked [CON-1]', () => {
    const entries = mergeEntriesOf(fields, localeOf('ar'));
    expect(entries.map(({ source, label }) => [source, label])).toEqual([
      ['titleAr', 'العنوان (بالعربية)'],
      ['titleEn', 'العنوان (بالإنجليزية)'],
      ['company', 'الجهة (بالعربية)'],
      ['companyEn', 'الجهة (بالإنجليزية)'],
      ['level', 'المستوى'],
      ['isOpen', 'مفتوحة'],
    ]);
    expect(entries.find(({ source }) => source === 'level')?.tell('low')).toBe('سهل');
  });
});
