import { Unreadable } from '../read-questions.js';
import { textOf, within } from '../xml/read-xml.js';
import type { QtiResponse } from './qti-declarations.js';
import type { QtiItem } from './qti-item.js';

/** Numbers with which the item's rules compare a response, and how far it may be off. */
export function comparisons(
  item: QtiItem,
  { identifier, correct }: QtiResponse,
): { value: number; tolerance: number }[] {
  return [...within(item.element)]
    .filter(({ name }) => name === 'equal')
    .map((element) => ({ element, parts: [...within(element)] }))
    .filter(({ parts }) =>
      parts.some((part) => part.name === 'variable' && part.attributes['identifier'] === identifier),
    )
    .map(({ element: { attributes }, parts }) => {
      const [below = 0, above = below] = (attributes['tolerance'] ?? '').split(' ').filter(Boolean).map(Number);
      if (below !== above || attributes['toleranceMode'] === 'relative')
        throw new Unreadable('own-scoring', 'tolerance');
      const base = parts.find(({ name }) => name === 'baseValue');
      const value = Number(base ? textOf(base) : correct[0]);
      return { value, tolerance: attributes['toleranceMode'] === 'absolute' ? below : 0 };
    });
}

/** The tolerance that stands in the item's rules, if these give as many points on its edges and not beyond. */
export function toleranceOf(
  item: QtiItem,
  response: QtiResponse,
  value: number,
  score: (value: string) => number,
): number {
  const tolerance = Math.max(
    0,
    ...comparisons(item, response)
      .filter((each) => each.value === value)
      .map((each) => each.tolerance),
  );
  const full = score(String(value));
  const beyond = tolerance * 1.001 + 1e-6;
  const earns = (off: number) => score(String(value + off)) === full && score(String(value - off)) === full;
  if (!earns(tolerance) || score(String(value + beyond)) === full || score(String(value - beyond)) === full) {
    throw new Unreadable('own-scoring', 'tolerance');
  }
  return tolerance;
}
