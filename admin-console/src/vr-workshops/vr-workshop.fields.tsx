import type { components } from '@masar/contracts';
import { vrLimits } from '@masar/domain';
import { defineFields, difficulty, moment, number, pair, reference, text, yesOrNo } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { SlidesInput } from './SlidesInput';
import { StationsInput } from './StationsInput';

export type VrWorkshop = components['schemas']['VrWorkshopRecord'];

const slides: Kind<VrWorkshop['slides']> = { control: SlidesInput, isWide: true };
const stations: Kind<VrWorkshop['stations']> = { control: StationsInput, isWide: true };

/** What a workshop is, what its board shows and what is to be found in its room (VRW-1). */
export const vrWorkshopFields = defineFields<VrWorkshop>()({
  title: {
    label: { ar: 'العنوان', en: 'Title' },
    heading: { ar: 'الورشة', en: 'Workshop' },
    as: pair(),
    column: 'sorted',
    show: true,
    input: true,
    required: 'ar',
  },
  description: { label: { ar: 'الوصف', en: 'Description' }, as: pair({ rows: 4 }), show: true, input: true },
  instructorName: {
    label: { ar: 'المدرّب', en: 'Instructor' },
    column: true,
    show: true,
    tell: ({ instructorName }, { language }) => instructorName ?? { ar: 'بلا مدرّب', en: 'Nobody' }[language],
  },
  difficulty: {
    label: { ar: 'المستوى', en: 'Level' },
    as: difficulty,
    column: true,
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  duration: {
    label: { ar: 'المدة بالدقائق', en: 'Minutes' },
    as: number({ min: vrLimits.durationMinimum, max: vrLimits.durationMaximum }),
    show: true,
    input: true,
    required: true,
  },
  maxParticipants: {
    label: { ar: 'أقصى عدد للمشاركين', en: 'Most participants' },
    as: number({ min: 1, max: vrLimits.participantsMaximum }),
    show: true,
    input: true,
  },
  categoryId: {
    label: { ar: 'التصنيف', en: 'Category' },
    as: reference('categories', 'name'),
    show: true,
    input: true,
    filter: true,
  },
  isActive: {
    label: { ar: 'معروضة', en: 'On offer' },
    as: yesOrNo(),
    column: true,
    show: true,
    input: 'existing',
    filter: true,
  },
  requiredEquipment: {
    label: { ar: 'ما يلزم من أجهزة', en: 'Equipment needed' },
    as: { ...text({}), isWide: true },
    show: true,
    input: true,
  },
  slides: { label: { ar: 'شرائح اللوح', en: 'Slides of the board' }, as: slides, input: true },
  stations: { label: { ar: 'محطات القاعة', en: 'Stations of the room' }, as: stations, input: true },
  sessionsCount: { label: { ar: 'الجلسات', en: 'Sessions' }, as: number(), column: true, show: true },
  createdAt: { label: { ar: 'أُضيفت في', en: 'Added on' }, as: moment, column: 'sorted', show: true },
});
