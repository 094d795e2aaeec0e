import { type Relations, relationsOf } from '../relations.js';
import { childOf, type XmlElement } from '../xml/read-xml.js';

/** QTI allows attributes of others, under `data-`, from the body of an item on. */
const attribute = { skill: 'data-masar-skill', lesson: 'data-masar-lesson' } as const;

export const relationAttributes = ({ skillId, lessonId }: Relations): Record<string, string | undefined> => ({
  [attribute.skill]: skillId,
  [attribute.lesson]: lessonId,
});

/** What an item of ours names beside its question. */
export function ownRelations(item: XmlElement): Relations {
  const named = childOf(item, 'itemBody')?.attributes ?? {};
  return relationsOf({ skillId: named[attribute.skill], lessonId: named[attribute.lesson] });
}
