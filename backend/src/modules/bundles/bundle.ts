import type { Difficulty, Question, SkillNeed } from '@masar/domain';
import type { BundleRemark } from './bundle-remarks.js';
import type { PartFile } from './parts/bundle-part.js';
import type { BundlePicture } from './pictures/picture.js';

interface BilingualText {
  ar: string;
  en: string;
}

export interface BundleLesson {
  /** Name of its two files without language and ending, e.g. `01-start`. */
  slug: string;
  titleAr: string;
  titleEn: string;
  descriptionAr: string | null;
  descriptionEn: string | null;
  /** Seconds. */
  duration: number | null;
  videoUrl: string | null;
  /** Its questions, under ids that are settled where they are stored. */
  quiz: Question[] | null;
  /** Cleaned Markdown. */
  contentAr: string | null;
  contentEn: string | null;
}

/** A whole course as its folder states it, checked and cleaned (CRS-5). */
export interface Bundle {
  slug: string;
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  categoryId: string;
  difficulty: Difficulty;
  durationHours: number;
  /** Two decimals. */
  price: string;
  thumbnailUrl: string | null;
  license: string | null;
  source: string | null;
  requiresReview: boolean;
  isInPreparation: boolean;
  opensFirstLesson: boolean;
  learningPoints: BilingualText[];
  requirements: BilingualText[];
  skills: BilingualText[];
  /** Skills of the vocabulary that it needs before (PRE-1). */
  needs: SkillNeed[];
  lessons: BundleLesson[];
  /** Those that its texts may show. */
  pictures: BundlePicture[];
  /** What other modules carry of the course: banks, assignments, the grade plan. */
  parts: PartFile[];
  /** Those that only parts show. */
  partPictures: BundlePicture[];
}

/** A bundle as it was read, and what of its texts was not understood (CRS-5). */
export interface ReadBundle {
  bundle: Bundle;
  /** The first of them; `remarkCount` counts all. */
  remarks: BundleRemark[];
  remarkCount: number;
}

/** What a bundle may hold at most, unpacked and cleaned (SEC-6, SEC-14). */
export const bundleLimits = {
  files: 300,
  bytes: 20 * 1024 * 1024,
  /** Of one text, before cleaning and after it. */
  lessonLetters: 200_000,
  /** Of all texts together, cleaned, and the bytes of course.json and of the parts: the server holds them while it writes them. */
  letters: 4_000_000,
  /** Components, elements or quotes inside each other. */
  nesting: 20,
} as const;
