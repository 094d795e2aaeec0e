import { Injectable } from '@nestjs/common';
import { JsonFields } from '../json-fields.js';
import type { BundlePicture } from '../pictures/picture.js';
import {
  type BundlePart,
  type ExportedCourse,
  type ImportedCourse,
  type PartFile,
  partPath,
  type TakenPart,
} from './bundle-part.js';

/** Courses know no banks, assignments or weights: the modules that do register their parts when they start (CRS-5). */
@Injectable()
export class BundleParts {
  private readonly parts: BundlePart[] = [];

  register(part: BundlePart): void {
    this.parts.push(part);
    this.parts.sort((one, other) => one.level - other.level || (one.name < other.name ? -1 : 1));
  }

  /** All parts of a course, with the pictures that they show. */
  async write(course: ExportedCourse): Promise<{ parts: PartFile[]; partPictures: BundlePicture[] }> {
    const parts: PartFile[] = [];
    const partPictures: BundlePicture[] = [];
    for (const part of this.parts) {
      const written = await part.write(course);
      if (!written) continue;
      parts.push({ name: part.name, version: part.version, content: written.content });
      partPictures.push(...(written.pictures ?? []));
    }
    return { parts, partPictures };
  }

  /** Takes in what is known, from the bottom of the tower up; what is not is named, never dropped silently. */
  async take(course: ImportedCourse, files: readonly PartFile[]): Promise<TakenPart[]> {
    const taken: TakenPart[] = [];
    for (const part of this.parts) {
      const file = files.find(({ name }) => name === part.name);
      if (!file || file.version > part.version) continue;
      const rows = await part.take(course, JsonFields.of(partPath(file.name), '', file.content));
      taken.push({ name: file.name, version: file.version, state: 'taken', rows });
    }
    const left = files.filter(({ name }) => !taken.some((part) => part.name === name));
    return [...taken, ...left.map((file) => this.leftOut(file))];
  }

  private leftOut({ name, version }: PartFile): TakenPart {
    const isKnown = this.parts.some((part) => part.name === name);
    return { name, version, state: isKnown ? 'newer' : 'unknown', rows: [] };
  }
}
