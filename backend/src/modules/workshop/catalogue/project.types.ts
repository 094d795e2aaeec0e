import type { Difficulty, ProjectId } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';

/** One step on the way: what for, how, and how one knows that it is done. */
export interface ProjectStep {
  /** Readable and lasting: it stands in addresses and rows. */
  id: string;
  /** A guess, in minutes. */
  minutes: number;
  title: LocalizedText;
  goal: LocalizedText;
  how: readonly LocalizedText[];
  doneWhen: LocalizedText;
}

export interface Project {
  id: ProjectId;
  level: Difficulty;
  title: LocalizedText;
  summary: LocalizedText;
  /** What one has in hand at the end. */
  result: LocalizedText;
  /** Skills that finishing it proves, as the vocabulary knows them. */
  skills: readonly LocalizedText[];
  steps: readonly ProjectStep[];
}

/** Both languages of one text, Arabic first. */
export const both = (ar: string, en: string): LocalizedText => ({ ar, en });
