import type { DataLanguage, ImportRemarkKind } from '@masar/i18n';
import type { OnRemark } from './markdown/surroundings.js';

/** Something in a lesson's text that was not understood, so that its author finds it (CRS-5). */
export interface BundleRemark {
  /** Slug of the lesson; empty where a file of the bundle is meant that belongs to none. */
  lesson: string;
  /** The lesson's file as its author called it; empty without a lesson. */
  file: string;
  language: DataLanguage;
  /** Line of the file. */
  line: number;
  kind: ImportRemarkKind;
  /** What stands there, shortened. */
  detail: string;
}

/** Remarks that an answer lists; all are counted. */
const maximumListed = 500;
const maximumDetail = 80;

/** All that was not understood in a bundle, in the order of its files and lines. */
export class BundleRemarks {
  count = 0;
  private readonly listed: BundleRemark[] = [];

  /** Hears of one file; without a lesson, of the bundle as a whole. */
  of(lesson: string, language: DataLanguage, file = ''): OnRemark {
    return (kind, line, detail) => {
      this.count += 1;
      if (this.listed.length < maximumListed)
        this.listed.push({ lesson, file, language, line, kind, detail: shortened(detail) });
    };
  }

  list(): BundleRemark[] {
    const files = ['', ...new Set(this.listed.map(({ file }) => file))];
    return this.listed.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
  }
}

function shortened(detail: string): string {
  const text = detail
    .slice(0, maximumDetail * 4)
    .replace(/\uFDD0\d+\uFDD1/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maximumDetail ? `${text.slice(0, maximumDetail).toWellFormed()}…` : text;
}
