import {
  anchorsOf,
  excerptOf,
  remembered,
  type SearchKind,
  segmentsOf,
  stemsOf,
  type TextSegment,
} from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { SearchResultResponse, SuggestionResponse } from './dto/search.response.js';
import { plainText } from './plain-text.js';
import type { Found } from './search.queries.js';
import { titlesOf } from './sections/section-titles.js';
import { stemsIn, type Term } from './words/term.js';

const excerptLength = 200;

/** The same documents are found again and again, and taking a long text apart costs more than all else of an answer. */
const charactersRemembered = 1_000_000;
const stemsOfText = remembered((text) => new Set(stemsOf(text)), charactersRemembered);
const readAloud = remembered(plainText, charactersRemembered);

/** What is shown of something that was found, with the words marked that were searched for. */
export function toResult(row: Found, terms: readonly Term[], language: Language): SearchResultResponse {
  const found = { ...row, ...titlesOf(row) };
  const { titleAr, titleEn, bodyAr, bodyEn } = found;
  const texts = [titleAr, titleEn, bodyAr, bodyEn].map(stemsOfText);
  const stems = stemsIn({ has: (stem) => texts.some((text) => text.has(stem)) }, terms);
  return {
    type: found.kind,
    id: found.entityId,
    titleAr: found.titleAr,
    titleEn: found.titleEn,
    title: segmentsOf(titleOf(found, language), stems),
    excerpt: excerpt(found, stems, language),
    within: withinOf(found, language),
    href: hrefOf(found),
    isInPreparation: found.isInPreparation,
    score: found.score,
  };
}

export const toSuggestionResponse = (found: Found, language: Language): SuggestionResponse => ({
  type: found.kind,
  id: found.entityId,
  title: titleOf(found, language),
  href: hrefOf(found),
});

const titleOf = ({ titleAr, titleEn }: Found, language: Language): string => (language === 'ar' ? titleAr : titleEn);

/** Where a section stands, from the outside in. */
function withinOf({ place }: Found, language: Language): string[] {
  if (!place) return [];
  return language === 'ar' ? [place.courseAr, place.lessonAr] : [place.courseEn, place.lessonEn];
}

/** In the reader's language, unless only the other one has what was searched for. */
function excerpt({ bodyAr, bodyEn }: Found, stems: ReadonlySet<string>, language: Language): TextSegment[] {
  const [wanted, other] = language === 'ar' ? [bodyAr, bodyEn] : [bodyEn, bodyAr];
  const own = excerptOf(readAloud(wanted), stems, excerptLength);
  if (wanted === other || own.some(({ match }) => match)) return own;
  const foreign = excerptOf(readAloud(other), stems, excerptLength);
  return foreign.some(({ match }) => match) ? foreign : own;
}

/** The screen that opens what was found. */
const hrefOf = (found: Found): string => addressOf[found.kind](found);

const addressOf: Record<SearchKind, (found: Found) => string> = {
  course: ({ entityId }) => `/courses/${entityId}`,
  lesson: ({ entityId, parentId }) => `/courses/${parentId}/lessons/${entityId}`,
  section: (found) => {
    const anchor = anchorsOf((found.place?.headings ?? []).map(readAloud)).at(-1);
    return `${addressOf.lesson(found)}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
  },
  discussion: ({ entityId }) => `/discussions/${entityId}`,
  opportunity: ({ entityId }) => `/opportunities/${entityId}`,
  job: ({ entityId }) => `/jobs/${entityId}`,
  service: ({ entityId }) => `/services/${entityId}`,
};
