import { type CategoryId, categoryIds, type SiteTextKey, type SiteTextName } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import type { TrackText } from './track-text.js';
import { tracksAr } from './tracks.ar.js';
import { tracksEn } from './tracks.en.js';

/** Figures of a track in the specification (spec 9). */
const figures: Record<CategoryId, { courses: string; students: string; placement: string }> = {
  'web-development': { courses: '15+', students: '2500+', placement: '95' },
  'business-management': { courses: '12+', students: '1800+', placement: '88' },
  'design-creativity': { courses: '10+', students: '1200+', placement: '92' },
  'personal-skills': { courses: '8+', students: '900+', placement: '96' },
  'digital-marketing': { courses: '7+', students: '1500+', placement: '85' },
  'project-management': { courses: '6+', students: '800+', placement: '91' },
};

const skillsOf = ({ skills }: TrackText, comma: string): string =>
  skills.map(({ title, text, topics }) => [title, text, topics.join(comma)].join('\n')).join('\n\n');

function textsOf(id: CategoryId): Record<SiteTextName<CategoryId>, LocalizedText> {
  const [ar, en] = [tracksAr[id], tracksEn[id]];
  const { courses, students, placement } = figures[id];
  return {
    promise: { ar: ar.promise, en: en.promise },
    description: { ar: ar.description, en: en.description },
    skills: { ar: skillsOf(ar, '، '), en: skillsOf(en, ', ') },
    courses: { ar: courses, en: courses },
    students: { ar: students, en: students },
    placement: { ar: placement, en: placement },
  };
}

type TrackKey = Extract<SiteTextKey, `${CategoryId}.${string}`>;

/** What the demo says of its tracks, by key. */
export const demoTracks = Object.fromEntries(
  categoryIds.flatMap((id) => Object.entries(textsOf(id)).map(([name, text]) => [`${id}.${name}`, text])),
) as Record<TrackKey, LocalizedText>;
