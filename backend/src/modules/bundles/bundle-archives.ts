import { Injectable } from '@nestjs/common';
import { LimitedWork, TooHeavy } from '#platform/limited-work/limited-work';
import { readArchive, writeArchive } from './bundle.jobs.js';
import type { Bundle, ReadBundle } from './bundle.js';
import { refuse, refuseToWrite } from './bundle-refusal.js';

/** Archives to bundles and back, beside the server: what an archive holds is anybody's (REL-11). */
@Injectable()
export class BundleArchives {
  constructor(private readonly work: LimitedWork) {}

  async read(bytes: Buffer, name: string): Promise<ReadBundle> {
    try {
      return await this.work.run(readArchive, { bytes, name });
    } catch (error) {
      if (error instanceof TooHeavy) refuse(name, 'bundle.too_complex');
      throw error;
    }
  }

  async write(bundle: Bundle): Promise<Uint8Array> {
    try {
      return await this.work.run(writeArchive, bundle);
    } catch (error) {
      if (error instanceof TooHeavy) refuseToWrite('course.json', 'bundle.too_complex');
      throw error;
    }
  }
}
