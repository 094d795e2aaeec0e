import { fileWayOf } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { FileTooHeavy, FileTypeRefused } from '#platform/errors/file.errors';
import { LimitedWork, TooHeavy } from '#platform/limited-work/limited-work';
import { cleanForeignFile } from './cleaning/clean-file.job.js';
import type { CleanFile } from './cleaning/clean-file.js';
import { safeFileName } from './file-name.js';
import { fileTypeOf, losesNames, mayTell } from './file-type.rules.js';

/** Files as strangers send them, looked at and cleaned before anything is kept (SEC-7, SEC-15). */
@Injectable()
export class ForeignFiles {
  constructor(private readonly work: LimitedWork) {}

  /** Refuses a name of a kind that is not taken, with what to do instead; before any of the file is sent. */
  requireTaken(name: string): void {
    const way = fileWayOf(name);
    if (way) throw new FileTypeRefused({ reason: `files.way_${way}` });
  }

  /**
   * The file as it may be kept, under a safe name whose ending is what the content is.
   *
   * @param known its MIME type where the caller found it out from the content
   */
  async taken(givenName: string, given: Uint8Array, known?: string): Promise<CleanFile & { name: string }> {
    const name = safeFileName(givenName);
    if (!known) this.requireTaken(name);
    const mimeType = known ?? fileTypeOf(name, given);
    if (!mimeType) throw new FileTypeRefused({ reason: 'files.way_other' });
    if (!mayTell(name)) return { name, bytes: given, mimeType, ending: '' };
    const clean = await this.cleaned(name, given);
    return known || !clean.ending
      ? { ...clean, name, mimeType }
      : { ...clean, name: safeFileName(name.replace(/\.\w+$/, `.${clean.ending}`)) };
  }

  /** A file that is kept already, for readers who must not know whose it is (ASG-2). */
  async anonymous(name: string, bytes: Uint8Array): Promise<Uint8Array> {
    return losesNames(name) ? (await this.cleaned(name, bytes, true)).bytes : bytes;
  }

  private async cleaned(name: string, bytes: Uint8Array, isAnonymous = false): Promise<CleanFile> {
    try {
      return await this.work.run(cleanForeignFile, { name, bytes, isAnonymous });
    } catch (error) {
      if (error instanceof TooHeavy) throw new FileTooHeavy();
      throw error;
    }
  }
}
