import { zipSync } from 'fflate';
import type { BundleFiles } from '../bundle-files.js';

/** A course folder as somebody's own tool packs it. */
export const zipped = (folder: string, files: BundleFiles): Buffer =>
  Buffer.from(zipSync(Object.fromEntries([...files].map(([path, bytes]) => [`${folder}/${path}`, bytes]))));

/** For specs of modules above, which read what they were sent. */
export { readZip } from '../read-zip.js';
export type { BundleFiles };
