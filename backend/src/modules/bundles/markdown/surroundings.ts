import type { ImportRemarkKind } from '@masar/i18n';

/** Told once for each place that was not understood: `line` of the text, and in `detail` what stands there (CRS-5). */
export type OnRemark = (kind: ImportRemarkKind, line: number, detail: string) => void;

/** What a text may point at: the lessons and pictures beside it in its course. */
export interface Surroundings {
  /** The address of a lesson as files of ours write it, e.g. `02-next.ar.md#part`; undefined when there is none. */
  lessonAt(address: string): string | undefined;
  /** What the lesson at an address is called in the language of the text. */
  lessonTitleAt(address: string): string | undefined;
  /** The address of a picture as files of ours write it, e.g. `../pictures/flow.svg`. */
  pictureAt(address: string): string | undefined;
  /** Whether something had to go from that picture. */
  isChangedPicture(address: string): boolean;
  /** Whether an address, as files of ours write it, names a place that no text has. */
  isDeadAnchor(address: string): boolean;
  remark: OnRemark;
}

/** A text by itself. */
export const alone: Surroundings = {
  lessonAt: () => undefined,
  lessonTitleAt: () => undefined,
  pictureAt: () => undefined,
  isChangedPicture: () => false,
  isDeadAnchor: () => false,
  remark: () => {},
};
