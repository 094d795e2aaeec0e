import type { ReadQuestions } from '../read-questions.js';
import {
  childrenOf,
  elementsOf,
  saysNothing,
  within,
  wordsOf,
  type XmlElement,
  type XmlNode,
} from '../xml/read-xml.js';
import type { OtherFiles } from './other-files.js';
import { isForCandidates } from './qti-text.js';

const isTest = (text: string): boolean => /<(?:[\w.-]+:)?(?:qti-)?assessment-?(?:test|section)[\s>]/i.test(text);

/** Where an item stands in a test. */
interface PlaceInTest {
  /** What its sections say to candidates: a passage is often there. */
  above: readonly XmlNode[];
  /** How often the test counts its points. */
  weight: number;
  /** Weights of which nothing says that it counts, or that are no numbers. */
  unnamed?: string;
}

/**
 * Where items stand in the tests of a package, by their paths; the first place of an item counts. How to take a test, and
 * words for others, are told (QB-3).
 */
export function placesInTests(
  files: ReadonlyMap<string, string>,
  others: OtherFiles,
  result: ReadQuestions,
): ReadonlyMap<string, PlaceInTest> {
  const places = new Map<string, PlaceInTest>();
  const roots = [...files].flatMap(([path, text]) => {
    const root = isTest(text) ? others.root(path) : undefined;
    return root ? [{ path, root }] : [];
  });
  const counted = new Set(
    roots.flatMap(({ root }) => [...within(root)].flatMap(({ attributes }) => attributes['weightIdentifier'] ?? [])),
  );
  const seen = new Set<XmlElement>();
  // A section that has a file of its own is read beneath the test that names it.
  for (const name of ['assessmentTest', 'assessmentSection'])
    for (const { path, root } of roots) {
      if (root.name !== name || seen.has(root)) continue;
      const told: string[] = [];
      const before = places.size;
      walk(root, path, [], told);
      if (told.length > 0 && places.size > before)
        result.skipped.push({ place: path, reason: 'package-instructions', detail: told.join(' · ').slice(0, 200) });
    }
  return places;

  function walk(element: XmlElement, path: string, inherited: readonly XmlNode[], told: string[]): void {
    if (seen.has(element)) return;
    seen.add(element);
    const blocks = childrenOf(element, 'rubricBlock');
    const isShown = (block: XmlElement) =>
      element.name === 'assessmentSection' && isForCandidates(block) && block.attributes['use'] !== 'instructions';
    const above = [...inherited, ...blocks.filter(isShown)];
    told.push(...blocks.filter((block) => !isShown(block) && !saysNothing(block)).map(wordsOf));
    for (const child of elementsOf(element)) {
      const other = others.pathOf(child.attributes['href'] ?? '', path);
      if (child.name === 'assessmentItemRef' && other !== undefined && !places.has(other))
        places.set(other, { above, ...weightOf(child, counted) });
      const root = child.name === 'assessmentSectionRef' && other !== undefined ? others.root(other) : undefined;
      if (root && other !== undefined) walk(root, other, above, told);
      if (child.name === 'testPart' || child.name === 'assessmentSection') walk(child, path, above, told);
    }
  }
}

/**
 * Of several weights the one that the test's own sum names; where it names none, or several, nobody knows which counts.
 * What is no number is told as the test says it.
 */
function weightOf(ref: XmlElement, counted: ReadonlySet<string>): Pick<PlaceInTest, 'weight' | 'unnamed'> {
  const weights = childrenOf(ref, 'weight');
  const named = weights.filter(({ attributes }) => counted.has(attributes['identifier'] ?? ''));
  const found = (named.length > 0 ? named : weights).map(({ attributes }) => ({
    identifier: attributes['identifier'] ?? '',
    value: attributes['value']?.trim() ?? '1',
  }));
  const weight = Number(found[0]?.value ?? 1);
  if (found.some(({ value }) => value === '' || !Number.isFinite(weight) || Number(value) !== weight)) {
    const unnamed = found.map(({ identifier, value }) => `${identifier}=${value}`).join(' · ');
    return { weight: 1, unnamed: unnamed.slice(0, 200) };
  }
  return { weight };
}
