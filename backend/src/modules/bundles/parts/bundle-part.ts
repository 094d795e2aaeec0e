import type { BundleLossReason, BundlePartName, BundlePartState, BundleRowKind, BundleRowOutcome } from '@masar/i18n';
import type { Viewer } from '#platform/access/viewer';
import type { JsonFields } from '../json-fields.js';
import type { BundlePicture } from '../pictures/picture.js';

/** A part of a bundle as its file states it, bounded but not understood yet. */
export interface PartFile {
  /** Its file is `parts/<name>.json`. */
  name: string;
  /** Of its form; a part that is older than what a module reads is read too. */
  version: number;
  content: Record<string, unknown>;
}

/** A course whose bundle is written, for somebody who may edit it. */
export interface ExportedCourse {
  viewer: Viewer;
  courseId: string;
  /** By the ids of its lessons. */
  lessonSlugs: ReadonlyMap<string, string>;
}

/** What a module writes of a course; its pictures lie below `parts/<name>/`. */
export interface WrittenPart {
  content: Record<string, unknown>;
  pictures?: BundlePicture[];
}

export interface ImportedLesson {
  id: string;
  titleAr: string;
  titleEn: string;
}

/** A course whose rows and lessons are written already, in the open transaction. */
export interface ImportedCourse {
  viewer: Viewer;
  courseId: string;
  /** By their slugs in the bundle. */
  lessons: ReadonlyMap<string, ImportedLesson>;
  /** Those below `parts/`, by their paths. */
  pictures: ReadonlyMap<string, BundlePicture>;
  /** Everything is taken back in the end: nothing may be kept beside the database. */
  isTrial: boolean;
}

/** What of a row is not taken over as the bundle says it. */
export interface PartLoss {
  reason: BundleLossReason;
  /** What it is about: a question, a skill, a path, a number. */
  detail: string;
}

/** A row of the table that tells what becomes of a part. */
export interface TakenRow {
  kind: BundleRowKind;
  titleAr: string;
  titleEn: string;
  outcome: BundleRowOutcome;
  /** Questions of a bank, questions that a quiz asks; null where nothing is counted. */
  count: number | null;
  losses: PartLoss[];
}

/** What became of a part. */
export interface TakenPart {
  name: string;
  version: number;
  state: BundlePartState;
  rows: TakenRow[];
}

/** Something that a module above brings to bundles: named, with a version of its own (CRS-5). */
export interface BundlePart {
  name: BundlePartName;
  /** The newest form that it reads, which is the one that it writes. */
  version: number;
  /** Of its module in the tower: parts of lower modules are taken in first. */
  level: number;
  /** Null where the course has nothing of it. */
  write(course: ExportedCourse): Promise<WrittenPart | null>;
  /** Checks all of it, then writes; what cannot be understood is refused by its place. */
  take(course: ImportedCourse, content: JsonFields): Promise<TakenRow[]>;
}

export const partPath = (name: string): string => `parts/${name}.json`;
