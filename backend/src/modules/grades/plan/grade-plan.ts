import type { GradeItemKind, TakenGradeKind } from '@masar/domain';

interface PlannedCategory {
  id: string;
  titleAr: string;
  titleEn: string;
  weight: string;
  dropLowest: number;
  takes: TakenGradeKind | null;
}

export interface PlannedItem {
  /** Of the lesson whose quiz it is, of the assignment, of the course whose final it is, or of the item itself. */
  id: string;
  kind: GradeItemKind;
  titleAr: string;
  titleEn: string;
  points: string;
  /** Chosen; without effect unless `isPlaced`. */
  categoryId: string | null;
  isPlaced: boolean;
  /** Counts in the category that takes its kind, unless placed elsewhere. */
  isRequired: boolean;
  /** Counts where the course declares no weights: what its lessons wait for. */
  countsEvenly: boolean;
}

/** What a course's gradebook consists of. */
export interface GradePlan {
  courseId: string;
  courseTitleAr: string;
  courseTitleEn: string;
  /** Of the settings; 0 before anybody wrote in the book. */
  version: number;
  categories: PlannedCategory[];
  items: PlannedItem[];
}
