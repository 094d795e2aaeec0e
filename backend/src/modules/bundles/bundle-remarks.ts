import type { DataLanguage, ImportRemarkKind } from '@masar/i18n';
import type { OnRemark } from './markdown/surroundings.js';

/** Something in a lesson's text that was not understood, so that its author finds it (CRS-5). */
export interface BundleRemark {
  /** Slug of the lesson; empty where a file of the bundle is meant that belongs to none. */
  lesson: string;
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

  /** Hears of one file. */
  of(lesson: string, language: DataLanguage): OnRemark {
    return (kind, line, detail) => {
      this.count += 1;
      if (this.listed.length < maximumListed)
        this.listed.push({ lesson, language, line, kind, detail: shortened(detail) });
    };
  }

  list(): BundleRemark[] {
    const files = [...new Set(this.listed.map(fileOf))];
    return this.listed.toSorted((a, b) => files.indexOf(fileOf(a)) - files.indexOf(fileOf(b)) || a.line - b.line);
  }
}

const fileOf = ({ lesson, language }: BundleRemark): string => `${lesson}.${language}`;

function shortened(detail: string): string {
  const text = detail
    .slice(0, maximumDetail * 4)
    .replace(/\uFDD0\d+\uFDD1/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maximumDetail ? `${text.slice(0, maximumDetail).toWellFormed()}…` : text;
}
