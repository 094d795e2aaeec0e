import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const bytes = 2 * 1024 ** 3;
const block = Buffer.alloc(4096);

/** A file system of its own in a file, so that it can be filled without harm to the machine. Mounting it takes root. */
export class SmallDisk {
  readonly folder: string;
  private readonly ballast: string;

  constructor(place: string) {
    const image = join(place, 'disk.img');
    this.folder = join(place, 'disk');
    this.ballast = join(this.folder, 'ballast');
    mkdirSync(this.folder);
    writeFileSync(image, '');
    truncateSync(image, bytes);
    execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', image]);
    execFileSync('mount', ['-o', 'loop', image, this.folder]);
  }

  /** Leaves not one byte. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    try {
      // Reserves nearly all of it at once, without writing it.
      execFileSync('fallocate', ['-l', String(Math.max(1, bavail - 64) * bsize), this.ballast], { stdio: 'ignore' });
    } catch {
      // Somebody took room meanwhile; what is left is taken below.
    }
    const file = openSync(this.ballast, 'a');
    try {
      for (;;) writeSync(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.ballast, { force: true });
  }

  /** Also while somebody who was just killed still holds a file of it. */
  unmount(): void {
    execFileSync('umount', ['--lazy', this.folder]);
  }
}
