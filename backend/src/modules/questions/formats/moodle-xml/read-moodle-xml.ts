import type { Question } from '@masar/domain';
import { FilePictures } from '../pictures/file-pictures.js';
import { readInto, type ReadQuestion, type ReadQuestions, Unreadable } from '../read-questions.js';
import { hasText, oneName } from '../texts/languages.js';
import { childOf, childrenOf, textOf, type XmlElement } from '../xml/read-xml.js';
import { MoodleQuestion, nameOf } from './moodle-question.js';
import { readKey } from './read-key.js';

/** Questions of a Moodle XML file, whose root is `quiz` (QB-3). */
export function readMoodleXml(quiz: XmlElement, pictures = new FilePictures()): ReadQuestions {
  const result: ReadQuestions = { questions: [], skipped: [] };
  let topics: string[] = [];
  childrenOf(quiz, 'question').forEach((element, at) => {
    const type = element.attributes['type'] ?? '';
    if (type === 'category') topics = topicsOf(textOf(childOf(childOf(element, 'category') ?? element, 'text')));
    else readInto(result, String(at + 1), () => readOne(element, type, topics, pictures));
  });
  return result;
}

/** A slash within a name is written twice. */
const topicsOf = (path: string): string[] =>
  path
    .trim()
    .replaceAll('//', '\0')
    .split('/')
    .map((part) => oneName(part.replaceAll('\0', '/')))
    .filter((part) => part !== '' && part !== 'top' && !/^\$\w+\$$/.test(part));

function readOne(
  element: XmlElement,
  type: string,
  topics: string[],
  pictures: FilePictures,
): Omit<ReadQuestion, 'place'> {
  refuseKinds(type, nameOf(element));
  const reader = new MoodleQuestion(element, pictures);
  const key = readKey(reader, type);
  const prompt = 'prompt' in key ? key.prompt : reader.prompt();
  if (!hasText(prompt)) throw new Unreadable('no-prompt', nameOf(element));
  const explanation = reader.optional('explanation', childOf(element, 'generalfeedback'));
  const question = {
    id: '',
    points: 'points' in key ? key.points : reader.points(),
    ...explanation,
    ...key,
    prompt,
  } as Question;
  reader.tellTheRest();
  const tags = childrenOf(childOf(element, 'tags') ?? element, 'tag').map((tag) =>
    oneName(textOf(childOf(tag, 'text'))),
  );
  return {
    name: nameOf(element),
    tags: [...new Set([...topics, ...tags.filter(Boolean)])],
    question,
    losses: reader.losses,
  };
}

/** Kinds that a bank has no form for, whatever is in them. */
function refuseKinds(type: string, name: string): void {
  if (type === 'description') throw new Unreadable('text-only', name);
  if (type === 'essay') throw new Unreadable('marked-by-people', name);
  if (type.startsWith('random')) throw new Unreadable('random-draw', name);
  if (type.startsWith('calculated')) throw new Unreadable('drawn-values', name);
  if (type === 'ddmarker' || type === 'ddimageortext') throw new Unreadable('drag-on-picture', name);
}
