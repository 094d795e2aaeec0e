const longest = 300;

/** What may stand between words of a failure and tell of a person: addresses, quoted words, ids and numbers. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s<>"'«»()])[^\s<>"'«»()]+@[^\s<>"'«»()]+/gu, '[…]'],
  [/(["'«`])(?:(?!["'»`]).){2,}?["'»`]/gu, '[…]'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}\b/giu, '[…]'],
  [/\+?\d[\d\s-]{6,}\d/gu, '[…]'],
];

/** The first line of a failure as administrators read it: why, without whom (REL-4). */
export function toldFailure(message: string | null): string | null {
  const [line = ''] = (message ?? '').trim().split('\n');
  const told = personal.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
  return told ? told.slice(0, longest) : null;
}
