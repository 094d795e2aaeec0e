import type { ReadQuestions } from '../read-questions.js';
import { childrenOf, elementsOf, saysNothing, wordsOf, type XmlElement, type XmlNode } from '../xml/read-xml.js';
import type { OtherFiles } from './other-files.js';
import { isForCandidates } from './qti-text.js';

const isTest = (text: string): boolean => /<(?:[\w.-]+:)?(?:qti-)?assessment-?(?:test|section)[\s>]/i.test(text);

/**
 * What the sections of tests say to candidates, by the paths of the items that it stands above: a passage is often there.
 * How to take the test, and words for others, are told (QB-3).
 */
export function textsOfSections(
  files: ReadonlyMap<string, string>,
  others: OtherFiles,
  result: ReadQuestions,
): ReadonlyMap<string, readonly XmlNode[]> {
  const above = new Map<string, readonly XmlNode[]>();
  const roots = [...files].flatMap(([path, text]) => {
    const root = isTest(text) ? others.root(path) : undefined;
    return root ? [{ path, root }] : [];
  });
  const seen = new Set<XmlElement>();
  // A section that has a file of its own is read beneath the test that names it.
  for (const name of ['assessmentTest', 'assessmentSection'])
    for (const { path, root } of roots) {
      if (root.name !== name || seen.has(root)) continue;
      const told: string[] = [];
      const before = above.size;
      walk(root, path, [], told);
      if (told.length > 0 && above.size > before)
        result.skipped.push({ place: path, reason: 'package-instructions', detail: told.join(' · ').slice(0, 200) });
    }
  return above;

  function walk(element: XmlElement, path: string, inherited: readonly XmlNode[], told: string[]): void {
    if (seen.has(element)) return;
    seen.add(element);
    const blocks = childrenOf(element, 'rubricBlock');
    const isShown = (block: XmlElement) =>
      element.name === 'assessmentSection' && isForCandidates(block) && block.attributes['use'] !== 'instructions';
    const shown = [...inherited, ...blocks.filter(isShown)];
    told.push(...blocks.filter((block) => !isShown(block) && !saysNothing(block)).map(wordsOf));
    for (const child of elementsOf(element)) {
      const other = others.pathOf(child.attributes['href'] ?? '', path);
      if (child.name === 'assessmentItemRef' && other !== undefined && !above.has(other)) above.set(other, shown);
      const root = child.name === 'assessmentSectionRef' && other !== undefined ? others.root(other) : undefined;
      if (root && other !== undefined) walk(root, other, shown, told);
      if (child.name === 'testPart' || child.name === 'assessmentSection') walk(child, path, shown, told);
    }
  }
}
