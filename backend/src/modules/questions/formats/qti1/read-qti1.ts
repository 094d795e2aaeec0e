import type { Question } from '@masar/domain';
import { readInto, type ReadQuestion, type ReadQuestions, Unreadable } from '../read-questions.js';
import { hasText, oneName } from '../texts/languages.js';
import { childrenOf, textOf, within, type XmlElement } from '../xml/read-xml.js';
import { readChoices } from './qti1-choices.js';
import { acceptedNumbers, acceptedTexts, hasGaps, readBlanks, readMatching } from './qti1-fields.js';
import { type Field, Qti1Item, type Qti1Surroundings } from './qti1-item.js';
import { itemsOf, labelledIn } from './qti1-sections.js';

/** Items of QTI 1.2 beneath `questestinterop`, as Canvas, Blackboard and cartridges hold them (QB-3). */
export function readQti1(
  root: XmlElement,
  path: string,
  result: ReadQuestions,
  isThere: (ident: string) => boolean = () => false,
): void {
  const { items, instructions, elsewhere } = itemsOf(root);
  const bank = oneName(titleOf(root));
  const labelled = labelledIn(root);
  if (instructions.length > 0)
    result.skipped.push({
      place: path,
      reason: 'package-instructions',
      detail: instructions.join(' · ').slice(0, 200),
    });
  // Their idents are keys that no author has seen: how many they are is told, where the file knows.
  const absent = elsewhere.filter(({ ident }) => !isThere(ident));
  const count = absent.reduce((sum, { questions = NaN }) => sum + questions, 0);
  if (absent.length > 0)
    result.skipped.push({
      place: bank ? `${path}: ${bank}` : path,
      reason: 'in-other-bank',
      detail: Number.isNaN(count) ? '' : String(count),
    });
  items.forEach(({ item, above, lacksText }, at) => {
    const ident = item.attributes['title']?.trim() || item.attributes['ident'] || String(at + 1);
    readInto(result, items.length === 1 ? path : `${path}: ${ident}`, () =>
      readItem(item, { above, lacksText, labelled }, bank),
    );
  });
}

/** The name of the assessment or pool that the items stand in. */
function titleOf(root: XmlElement): string {
  const [holder] = childrenOf(root, 'assessment', 'objectbank');
  const named = holder && [...within(holder)].find(({ name }) => name === 'qtimetadatafield');
  const isTitle = named && /title/i.test(textOf(childrenOf(named, 'fieldlabel')[0]));
  return holder?.attributes['title'] ?? (isTitle ? textOf(childrenOf(named, 'fieldentry')[0]) : '');
}

function readItem(element: XmlElement, around: Qti1Surroundings, bank: string): Omit<ReadQuestion, 'place'> {
  const item = new Qti1Item(element, around);
  refuseKinds(item);
  const key = keyOf(item);
  const prompt = 'prompt' in key ? key.prompt : item.prompt();
  if (!hasText(prompt)) throw new Unreadable('no-prompt', element.attributes['title'] ?? '');
  const explanation = item.said('general_fb');
  item.tellFeedback();
  const question = { id: '', points: item.points(), ...(explanation && { explanation }), ...key, prompt } as Question;
  const name = oneName(element.attributes['title'] ?? '');
  return { name, tags: bank ? [bank] : [], question, losses: item.losses };
}

/** Kinds by the names that their systems give them. */
function refuseKinds({ type, fields }: Qti1Item): void {
  if (/essay|file_upload|short response|long answer/.test(type)) throw new Unreadable('marked-by-people', type);
  if (/text_only/.test(type) || fields.length === 0) throw new Unreadable('text-only', type);
  if (/calculated|formula/.test(type)) throw new Unreadable('drawn-values', type);
  if (/categorization/.test(type)) throw new Unreadable('unknown-kind', type);
  if (/hot ?spot/.test(type) || fields.some(({ element }) => element.name === 'response_xy'))
    throw new Unreadable('media', type);
}

function keyOf(item: Qti1Item) {
  const { fields, type } = item;
  const [field, ...more] = fields;
  if (!field) throw new Unreadable('text-only');
  if (/fill_in_multiple_blanks/.test(type)) return readBlanks(item, false);
  if (/multiple_dropdowns/.test(type)) return readBlanks(item, true);
  if (more.length > 0) {
    // Nothing says whether blanks are to be filled or lists to choose from.
    const isMatching = fields.every(({ element }) => element.name === 'response_lid') && !hasGaps(item);
    if (isMatching) return readMatching(item);
    throw new Unreadable('several-fields');
  }
  const { element, labels } = field;
  const isNamed = childrenOf(element, 'material').length > 0 && hasGaps(item);
  if (element.name === 'response_lid' && labels.length > 0 && isNamed) return readBlanks(item, true);
  if (element.name === 'response_lid' && labels.length > 0) return readChoices(item, field);
  if (element.name === 'response_grp') throw new Unreadable('unknown-kind', type || element.name);
  if (isNumber(item, field)) return { kind: 'number', unit: '', accepted: acceptedNumbers(item, field) } as const;
  const hasRules = [...within(item.element)].some(({ name }) => name === 'varequal' || name === 'varsubstring');
  if (!hasRules) throw new Unreadable('marked-by-people', type);
  return { kind: 'short-text', ...acceptedTexts(item, field) } as const;
}

/** By the name of its kind or of its field, or because a rule asks whether it lies between numbers. */
function isNumber({ type, element: item }: Qti1Item, { name, element }: Field): boolean {
  const isDecimal = [...within(element)].some(({ attributes }) =>
    /decimal|integer|scientific/i.test(attributes['fibtype'] ?? ''),
  );
  const isBetween = [...within(item)].some(
    (rule) => /^var[gl]te?$/.test(rule.name) && rule.attributes['respident'] === name,
  );
  return /numeric/.test(type) || element.name === 'response_num' || isDecimal || isBetween;
}
