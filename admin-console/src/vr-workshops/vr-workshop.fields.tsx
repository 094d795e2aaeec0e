import type { components } from '@masar/contracts';
import { vrLimits } from '@masar/domain';
import { inEach } from '@masar/i18n';
import { defineFields, difficulty, moment, number, pair, reference, text, yesOrNo } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { SlidesInput } from './SlidesInput';
import { StationsInput } from './StationsInput';
import { vrWorkshopFieldTexts } from './vr-workshop-fields.messages';

const texts = inEach(vrWorkshopFieldTexts);

export type VrWorkshop = components['schemas']['VrWorkshopRecord'];

const slides: Kind<VrWorkshop['slides']> = { control: SlidesInput, isWide: true };
const stations: Kind<VrWorkshop['stations']> = { control: StationsInput, isWide: true };

/** What a workshop is, what its board shows and what is to be found in its room (VRW-1). */
export const vrWorkshopFields = defineFields<VrWorkshop>()({
  title: {
    label: texts.title,
    heading: texts.titleHeading,
    as: pair(),
    column: 'sorted',
    show: true,
    input: true,
    required: 'ar',
  },
  description: { label: texts.description, as: pair({ rows: 4 }), show: true, input: true },
  instructorName: {
    label: texts.instructorName,
    column: true,
    show: true,
    tell: ({ instructorName }, { language }) => instructorName ?? texts.nobody[language],
  },
  difficulty: {
    label: texts.difficulty,
    as: difficulty,
    column: true,
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  duration: {
    label: texts.duration,
    as: number({ min: vrLimits.durationMinimum, max: vrLimits.durationMaximum }),
    show: true,
    input: true,
    required: true,
  },
  maxParticipants: {
    label: texts.maxParticipants,
    as: number({ min: 1, max: vrLimits.participantsMaximum }),
    show: true,
    input: true,
  },
  categoryId: {
    label: texts.categoryId,
    as: reference('categories', 'name'),
    show: true,
    input: true,
    filter: true,
  },
  isActive: {
    label: texts.isActive,
    as: yesOrNo(),
    column: true,
    show: true,
    input: 'existing',
    filter: true,
  },
  requiredEquipment: {
    label: texts.requiredEquipment,
    as: { ...text({}), isWide: true },
    show: true,
    input: true,
  },
  slides: { label: texts.slides, as: slides, input: true },
  stations: { label: texts.stations, as: stations, input: true },
  sessionsCount: { label: texts.sessionsCount, as: number(), column: true, show: true },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true },
});
