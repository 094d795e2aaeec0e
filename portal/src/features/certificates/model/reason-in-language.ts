import { directionOf, type Language, textDirection } from '@masar/i18n';

/** Between the Arabic and the other half of a reason that was written in both languages. */
const divider = ' · ';

/** The half of a reason that its reader understands, where it was written in both languages; else all of it (CRT-6). */
export function reasonInLanguage(reason: string, language: Language): string {
  const halves = reason.split(divider);
  const wanted = directionOf(language);
  const directions = halves.map((half) => textDirection(half));
  if (halves.length !== 2 || directions[0] === directions[1]) return reason;
  return halves.find((_, place) => directions[place] === wanted) ?? reason;
}
