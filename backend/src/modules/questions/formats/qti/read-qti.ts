import type { Question } from '@masar/domain';
import { readPool } from '../other/read-pool.js';
import { FilePictures } from '../pictures/file-pictures.js';
import { readQti1 } from '../qti1/read-qti1.js';
import { type Loss, readInto, type ReadQuestion, type ReadQuestions, Unreadable } from '../read-questions.js';
import { hasText } from '../texts/languages.js';
import { childrenOf, elementsOf, readXml, textOf, within, type XmlElement } from '../xml/read-xml.js';
import { OtherFiles } from './other-files.js';
import { ownRelations } from './own-relations.js';
import { markPictures } from './package-pictures.js';
import { asQti2 } from './qti-element.js';
import { idOf, openItem, type QtiItem } from './qti-item.js';
import { isOwnFeedback, readChoices } from './read-choices.js';
import { readFields, readGapMatch } from './read-fields.js';
import { readMatching, readOrdering } from './read-relations.js';
import { placesInTests } from './sections-of-tests.js';
import { asTrueFalse } from './true-false.js';

/** Items of QTI 2.1, 2.2 or 3.0 by their paths, as questions (QB-3). Files that hold no item are none of them. */
export function readQti(
  files: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, Buffer> = new Map(),
  found = new FilePictures(),
  pages: ReadonlyMap<string, string> = new Map(),
): ReadQuestions & { shown: ReadonlySet<string> } {
  const result: ReadQuestions = { questions: [], skipped: [] };
  const others = new OtherFiles(files, pages, (root, path) => markPictures(root, path, pictures, found));
  const texts = [...files.values()];
  const inTests = placesInTests(files, others, result);
  for (const [path, text] of files) {
    let root: XmlElement;
    try {
      root = asQti2(readXml(text));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      result.skipped.push({ place: path, reason: error.reason, detail: error.detail });
      continue;
    }
    if (root.name === 'questestinterop') {
      others.withPages(root, path);
      markPictures(root, path, pictures, found);
      if (!isCopy(path, files))
        readQti1(root, path, result, (ident) => texts.some((each) => each.includes(`ident="${ident}"`)));
    }
    if (root.name === 'POOL') readPool(root, path, result);
    if (root.name !== 'assessmentItem') continue;
    markPictures(root, path, pictures, found);
    const { above = [], weight = 1, unnamed } = inTests.get(path) ?? {};
    const losses: Loss[] = unnamed === undefined ? [] : [{ reason: 'several-weights', detail: unnamed }];
    const item = others.withPassages(root, path, above, losses);
    readInto(result, path, () => readItem(item, weight, losses));
  }
  return { ...result, shown: others.shown };
}

/** Canvas holds each quiz twice; the one for others says less. */
function isCopy(path: string, files: ReadonlyMap<string, string>): boolean {
  const [, folder] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(path) ?? [];
  return (
    folder !== undefined && [...files.keys()].some((other) => other.endsWith(`non_cc_assessments/${folder}.xml.qti`))
  );
}

function readItem(element: XmlElement, weight: number, losses: readonly Loss[]): Omit<ReadQuestion, 'place'> {
  const item = openItem(element);
  const [interaction, ...more] = item.interactions;
  const isField = ({ name }: XmlElement) => name === 'textEntryInteraction' || name === 'inlineChoiceInteraction';
  const isText = item.interactions.every(isField);
  if (!interaction || (more.length > 0 && !isText)) throw new Unreadable('several-fields');
  const key = isText ? readFields(item, item.interactions) : readInteraction(item, interaction);
  const prompt =
    'prompt' in key
      ? key.prompt
      : item.prompt(key.kind === 'single' || key.kind === 'multiple' ? shownWords(interaction) : undefined);
  if (key.kind === 'matching' && [...key.left, ...key.right].some(({ text }) => !hasText(text)))
    throw new Unreadable('media');
  const { explanation, said } = explanationOf(item);
  tellMaterials(item);
  item.tellFeedback((feedback) => feedback === said || item.interactions.some((each) => isKept(each, feedback)));
  const question = { id: '', points: item.points(weight), ...explanation, ...key, prompt } as Question;
  const name = element.attributes['title']?.trim() ?? '';
  return { name, tags: tagsOf(element), ...ownRelations(element), question, losses: [...losses, ...item.losses] };
}

/** Sheets and drawings that lie beside the item. */
function tellMaterials({ element, losses }: QtiItem): void {
  for (const { name, ...file } of childrenOf(element, 'companionMaterialsInfo').flatMap((info) => [...within(info)]))
    if (name === 'fileHref')
      losses.push({
        reason: 'other-file',
        detail: textOf({ name, ...file })
          .trim()
          .slice(0, 200),
      });
}

/** Words that can be chosen stand in the text that they are chosen from. */
function shownWords(interaction: XmlElement): Map<XmlElement, string> | undefined {
  if (interaction.name !== 'hottextInteraction') return undefined;
  return new Map([
    [
      interaction,
      textOf({
        ...interaction,
        children: interaction.children.filter((child) => typeof child === 'string' || child.name !== 'prompt'),
      }),
    ],
  ]);
}

const isKept = (interaction: XmlElement, feedback: XmlElement): boolean =>
  elementsOf(interaction).some(
    (choice) => childrenOf(choice, 'feedbackInline').includes(feedback) && isOwnFeedback(choice, feedback),
  );

function readInteraction(item: QtiItem, interaction: XmlElement) {
  switch (interaction.name) {
    case 'choiceInteraction':
    case 'hottextInteraction':
      return asTrueFalse(readChoices(item, interaction));
    case 'orderInteraction':
      return readOrdering(item, interaction);
    case 'matchInteraction':
    case 'associateInteraction':
      return readMatching(item, interaction);
    case 'gapMatchInteraction':
      return readGapMatch(item, interaction);
    case 'hotspotInteraction':
    case 'selectPointInteraction':
    case 'graphicGapMatchInteraction':
    case 'graphicOrderInteraction':
    case 'graphicAssociateInteraction':
    case 'positionObjectInteraction':
      throw new Unreadable('media', interaction.name);
    default:
      throw new Unreadable('unknown-kind', interaction.name);
  }
}

const explanationMark = 'explanation';

function explanationOf(item: QtiItem) {
  const said = childrenOf(item.element, 'modalFeedback').find((feedback) => idOf(feedback) === explanationMark);
  return said ? { said, explanation: { explanation: item.text(said.children) } } : { said: undefined, explanation: {} };
}

/** QTI keeps the words for an item outside of it; our own files repeat them inside. */
const tagsOf = (element: XmlElement): string[] => {
  const written = element.attributes['label'] ?? '';
  return written.startsWith('tags:') ? written.slice(5).split('|').filter(Boolean) : [];
};
