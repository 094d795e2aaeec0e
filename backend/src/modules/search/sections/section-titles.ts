import { headingText } from '@masar/domain';
import type { FoundRow } from '../found.queries.js';
import { plainText } from '../plain-text.js';

/** A section is called by its heading, what stands before the first one by its lesson; everything else by its titles. */
export function titlesOf({ kind, titleAr, titleEn, place }: FoundRow): Pick<FoundRow, 'titleAr' | 'titleEn'> {
  if (kind !== 'section') return { titleAr, titleEn };
  const heading = plainText(headingText(titleAr)).trim();
  return { titleAr: heading || (place?.lessonAr ?? ''), titleEn: heading || (place?.lessonEn ?? '') };
}
