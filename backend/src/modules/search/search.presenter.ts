import {
  anchorsOf,
  excerptOf,
  remembered,
  type SearchKind,
  segmentsOf,
  stemsOf,
  type TextSegment,
} from '@masar/domain';
import { type Language, languageData, pickLocalized } from '@masar/i18n';
import type { SearchResultResponse, SuggestionResponse } from './dto/search.response.js';
import type { FoundRow } from './found.queries.js';
import { plainText } from './plain-text.js';
import { titlesOf } from './sections/section-titles.js';
import { stemsIn, type Term } from './words/term.js';

const excerptLength = 200;

/** The same documents are found again and again, and taking a long text apart costs more than all else of an answer. */
const charactersRemembered = 1_000_000;
const stemsOfText = remembered((text) => new Set(stemsOf(text)), charactersRemembered);
const readAloud = remembered(plainText, charactersRemembered);

/** What is shown of something that was found, with the words marked that were searched for. */
export function toResult(
  found: FoundRow,
  score: number,
  terms: readonly Term[],
  language: Language,
): SearchResultResponse {
  const titles = titlesOf(found);
  const [ofTitle, ofTitleEn] = [stemsOfText(titles.titleAr), stemsOfText(titles.titleEn)];
  const [ofBody, ofBodyEn] = [stemsOfText(found.bodyAr), stemsOfText(found.bodyEn)];
  const has = (stem: string) => ofTitle.has(stem) || ofTitleEn.has(stem) || ofBody.has(stem) || ofBodyEn.has(stem);
  const stems = stemsIn({ has }, terms);
  return {
    type: found.kind,
    id: found.entityId,
    titleAr: titles.titleAr,
    titleEn: titles.titleEn,
    title: segmentsOf(pickLocalized(titles, 'title', language), stems),
    excerpt: excerpt(found, stems, language),
    within: withinOf(found, language),
    href: hrefOf(found),
    isInPreparation: found.isInPreparation,
    score,
  };
}

export const toSuggestionResponse = (found: FoundRow, language: Language): SuggestionResponse => ({
  type: found.kind,
  id: found.entityId,
  title: pickLocalized(found, 'title', language),
  href: hrefOf(found),
});

/** Where a section or an assignment stands, from the outside in. */
function withinOf({ place }: FoundRow, language: Language): string[] {
  const names = place ? [pickLocalized(place, 'course', language), pickLocalized(place, 'lesson', language)] : [];
  return names.filter(Boolean);
}

/** In the reader's language, unless only the other one has what was searched for. */
function excerpt({ bodyAr: ar, bodyEn: en }: FoundRow, stems: ReadonlySet<string>, language: Language): TextSegment[] {
  const [first, second] = languageData[language].reads;
  const [wanted, other] = [{ ar, en }[first], { ar, en }[second]];
  const own = excerptOf(readAloud(wanted), stems, excerptLength);
  if (wanted === other || own.some(({ match }) => match)) return own;
  const foreign = excerptOf(readAloud(other), stems, excerptLength);
  return foreign.some(({ match }) => match) ? foreign : own;
}

/** The screen that opens what was found. */
const hrefOf = (found: FoundRow): string => addressOf[found.kind](found);

const addressOf: Record<SearchKind, (found: FoundRow) => string> = {
  course: ({ entityId }) => `/courses/${entityId}`,
  lesson: ({ entityId, parentId }) => `/courses/${parentId}/lessons/${entityId}`,
  section: (found) => {
    const anchor = anchorsOf((found.place?.headings ?? []).map(readAloud)).at(-1);
    return `${addressOf.lesson(found)}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
  },
  assignment: ({ entityId, parentId }) => `/courses/${parentId}/assignments/${entityId}`,
  discussion: ({ entityId }) => `/discussions/${entityId}`,
  opportunity: ({ entityId }) => `/opportunities/${entityId}`,
  job: ({ entityId }) => `/jobs/${entityId}`,
  service: ({ entityId }) => `/services/${entityId}`,
};
