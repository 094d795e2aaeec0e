import {
  askedPicture,
  picturesOf,
  type Question,
  withAddresses,
  withAskedPicture,
  withPictures,
  withTexts,
} from '@masar/domain';
import { type PartLoss } from '#modules/bundles';
import type { NewQuestion } from '../bank/question/bank-question.service.js';
import { pathIn } from './carried-pictures.js';
import { type KnownSkills, skillName } from './known-skills.js';
import type { CarriedQuestion } from './questions-content.js';

/** What the questions of a bundle may name here. */
export interface Surroundings {
  lessons: ReadonlyMap<string, { id: string }>;
  skills: KnownSkills;
  /** Addresses here, by the paths of pictures in the bundle. */
  addresses: ReadonlyMap<string, string>;
}

/** A question as a bank here holds it; what cannot come along is told. */
export function takenQuestion(
  { slug, name, tags, difficulty, state, skill, lesson, content }: CarriedQuestion,
  id: string,
  { lessons, skills, addresses }: Surroundings,
): { question: NewQuestion; losses: PartLoss[] } {
  const losses: PartLoss[] = [];
  const skillId = skill && skills.idOf(skill);
  if (skill && skillId === undefined) losses.push({ reason: 'skill', detail: skillName(skill) });
  const lessonId = lesson === null ? undefined : lessons.get(lesson)?.id;
  const shown = withKnownPictures(content, addresses, losses);
  const isSightless = askedPicture(shown) === '';
  return {
    question: {
      slug,
      name,
      tags,
      difficulty,
      state: isSightless && state === 'ready' ? 'draft' : state,
      ...(skillId && { skillId }),
      ...(lessonId !== undefined && { lessonId }),
      content: { ...shown, id },
    },
    losses,
  };
}

/** Pictures of the bundle at their address here, those of other sites as they are; all others leave their words. */
function withKnownPictures(question: Question, addresses: ReadonlyMap<string, string>, losses: PartLoss[]): Question {
  const isKnown = (address: string) => address.startsWith('https://') || addresses.has(pathIn(address));
  const unknown = picturesOf(question).filter((address) => address !== '' && !isKnown(address));
  const asked = askedPicture(question);
  const isHotspot = asked !== undefined && unknown.includes(asked);
  for (const address of unknown)
    losses.push({ reason: isHotspot ? 'hotspot-picture' : 'picture', detail: address.slice(0, 200) });
  const told =
    unknown.length === 0
      ? question
      : withTexts(question, (markdown) =>
          withPictures(markdown, (words, address, whole) => (isKnown(address) ? whole : words.trim() || '…')),
        );
  return withAddresses(
    isHotspot ? withAskedPicture(told, '') : told,
    (address) => addresses.get(pathIn(address)) ?? address,
  );
}
