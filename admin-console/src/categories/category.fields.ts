import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { defineFields, latin, moment, number, pair } from '../records/fields';
import { categoryFieldTexts } from './category-fields.messages';

const texts = inEach(categoryFieldTexts);

export type Category = components['schemas']['CategoryRecord'];

export const categoryFields = defineFields<Category>()({
  name: {
    label: texts.name,
    as: pair({ sortsByBoth: true }),
    column: 'sorted',
    input: true,
    required: true,
  },
  id: {
    label: texts.id,
    as: latin,
    column: 'sorted',
    input: 'new',
    required: true,
    hint: texts.idHint,
  },
  coursesCount: { label: texts.coursesCount, as: number(), column: true },
  description: { label: texts.description, as: pair({ rows: 3 }), input: true },
  color: {
    label: texts.color,
    as: latin,
    input: true,
    required: true,
    hint: texts.colorHint,
  },
  icon: { label: texts.icon, as: latin, input: true },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted' },
});
