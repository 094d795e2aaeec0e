import type { components } from '@masar/contracts';
import { defineFields, latin, moment, number, pair } from '../records/fields';

export type Category = components['schemas']['CategoryRecord'];

export const categoryFields = defineFields<Category>()({
  name: {
    label: { ar: 'الاسم', en: 'Name' },
    as: pair({ sortsByBoth: true }),
    column: 'sorted',
    input: true,
    required: true,
  },
  id: {
    label: { ar: 'المفتاح', en: 'Key' },
    as: latin,
    column: 'sorted',
    input: 'new',
    required: true,
    hint: {
      ar: 'حروف لاتينية صغيرة وأرقام وشرطات، يظهر في العناوين ولا يتغيّر.',
      en: 'Small Latin letters, digits and hyphens; it stands in addresses and never changes.',
    },
  },
  coursesCount: { label: { ar: 'الدورات', en: 'Courses' }, as: number(), column: true },
  description: { label: { ar: 'الوصف', en: 'Description' }, as: pair({ rows: 3 }), input: true },
  color: {
    label: { ar: 'اللون', en: 'Colour' },
    as: latin,
    input: true,
    required: true,
    hint: { ar: 'مثل ‎#0E5E6F', en: 'For example #0E5E6F' },
  },
  icon: { label: { ar: 'اسم الأيقونة', en: 'Name of the icon' }, as: latin, input: true },
  createdAt: { label: { ar: 'أُضيف في', en: 'Added on' }, as: moment, column: 'sorted' },
});
