import type { Question } from '@masar/domain';
import { partId } from '../part-ids.js';
import { type Loss, readInto, type ReadQuestions, Unreadable } from '../read-questions.js';
import { foreignText } from '../texts/foreign-text.js';
import { hasText } from '../texts/languages.js';
import { childOf, childrenOf, elementsOf, textOf, within, type XmlElement } from '../xml/read-xml.js';

/** Questions of a pool that Blackboard exported as `POOL` (QB-3). */
export function readPool(pool: XmlElement, path: string, result: ReadQuestions): void {
  const questions = elementsOf(pool).filter(({ name }) => /^QUESTION_/.test(name));
  questions.forEach((element, at) =>
    readInto(result, questions.length === 1 ? path : `${path}: ${element.attributes['id'] ?? at + 1}`, () => {
      const losses: Loss[] = [];
      const prompt = textIn(childOf(element, 'BODY'), losses);
      if (!hasText(prompt)) throw new Unreadable('no-prompt');
      const question = { id: '', points: 1, prompt, ...keyOf(element, losses) } as Question;
      const gradable = childOf(element, 'GRADABLE');
      for (const name of ['FEEDBACK_WHEN_CORRECT', 'FEEDBACK_WHEN_INCORRECT']) {
        const said = textOf(gradable && childOf(gradable, name)).trim();
        if (said) losses.push({ reason: 'feedback', detail: said.slice(0, 80) });
      }
      return { name: '', tags: [], question, losses };
    }),
  );
}

/** A text says beside itself whether it is HTML. */
function textIn(element: XmlElement | undefined, losses: Loss[]) {
  if (!element) return { ar: '', en: '' };
  const isHtml = [...within(element)].some(
    ({ name, attributes }) => name === 'ISHTML' && attributes['value'] === 'true',
  );
  const text = [...within(element)].find(({ name }) => name === 'TEXT');
  return foreignText(isHtml ? 'html' : 'auto', textOf(text).trim(), losses);
}

function keyOf(element: XmlElement, losses: Loss[]) {
  const answers = childrenOf(element, 'ANSWER');
  const right = [...within(element)]
    .filter(({ name }) => name === 'CORRECTANSWER')
    .map(({ attributes }) => attributes['answer_id'] ?? '');
  const options = (share: number) =>
    answers.map((answer, at) => ({
      id: partId('o', at),
      text: textIn(answer, losses),
      weight: right.includes(answer.attributes['id'] ?? '') ? share : 0,
    }));
  if (element.name !== 'QUESTION_ESSAY' && element.name !== 'QUESTION_FILLINBLANK' && right.length === 0)
    throw new Unreadable('no-key');
  switch (element.name) {
    case 'QUESTION_MULTIPLECHOICE':
      return { kind: 'single', options: options(100), shuffles: true } as const;
    case 'QUESTION_MULTIPLEANSWER': {
      const share = Number((100 / right.length).toFixed(5));
      return { kind: 'multiple', options: options(share), credit: 'all-or-nothing', shuffles: true } as const;
    }
    case 'QUESTION_TRUEFALSE': {
      const yes = answers.find((answer) =>
        /^true$/i.test(textOf([...within(answer)].find(({ name }) => name === 'TEXT')).trim()),
      );
      if (!yes) throw new Unreadable('broken', element.attributes['id'] ?? '');
      return { kind: 'true-false', isTrue: right.includes(yes.attributes['id'] ?? '') } as const;
    }
    case 'QUESTION_FILLINBLANK': {
      const accepted = answers.map((answer) => {
        const { ar, en } = textIn(answer, losses);
        return { text: ar || en, weight: 100 };
      });
      return { kind: 'short-text', exact: false, accepted } as const;
    }
    case 'QUESTION_ESSAY':
      throw new Unreadable('marked-by-people');
    case 'QUESTION_MATCH':
      return matching(element, losses);
    default:
      throw new Unreadable('unknown-kind', element.name);
  }
}

function matching(element: XmlElement, losses: Loss[]) {
  const choices = childrenOf(element, 'CHOICE');
  const answers = childrenOf(element, 'ANSWER');
  const pairs = [...within(element)].filter(({ name }) => name === 'CORRECTANSWER').map(({ attributes }) => attributes);
  const place = (id: string | undefined) => choices.findIndex((choice) => choice.attributes['id'] === id);
  return {
    kind: 'matching',
    right: choices.map((choice, at) => ({ id: partId('r', at), text: textIn(choice, losses) })),
    left: answers.map((answer, at) => {
      const pair = pairs.find((each) => each['answer_id'] === answer.attributes['id']);
      if (!pair || place(pair['choice_id']) < 0) throw new Unreadable('no-key');
      return { id: partId('l', at), text: textIn(answer, losses), rightId: partId('r', place(pair['choice_id'])) };
    }),
  } as const;
}
