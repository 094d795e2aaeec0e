import type { SignedInAgent } from '#testing/test-app';
import type { BundleFiles } from '../../src/modules/bundles/bundle-files.js';
import { readZip } from '../../src/modules/bundles/read-zip.js';
import { bundleFiles, manifest } from '../../src/modules/bundles/testing/bundle-files.js';
import { zipped } from '../../src/modules/bundles/testing/zipped.js';

/** A line of the table that tells what becomes of a part. */
interface ToldRow {
  kind: string;
  titleAr: string;
  titleEn: string;
  outcome: string;
  count: number | null;
  losses: { reason: string; detail: string }[];
}

export interface ToldImport {
  courseId: string | null;
  created: boolean;
  remarks: { kind: string; detail: string }[];
  parts: { name: string; version: number; state: string; rows: ToldRow[] }[];
}

/** A small course of two lessons with these parts, as json or as the bytes of other files. */
export const filesWith = (parts: Record<string, unknown>, files: Record<string, Uint8Array> = {}): BundleFiles =>
  new Map([
    ...bundleFiles({ 'course.json': JSON.stringify({ ...manifest(), price: '0' }) }),
    ...Object.entries(parts).map(
      ([name, content]) => [`parts/${name}.json`, Buffer.from(JSON.stringify(content))] as const,
    ),
    ...Object.entries(files),
  ]);

/** Sends a course folder to be imported, or to be tried. */
export const sendBundle = ({ agent }: SignedInAgent, slug: string, files: BundleFiles, call: '' | '/trial' = '') =>
  agent
    .post(`/api/courses/import${call}`)
    .set('Accept-Language', 'en')
    .attach('bundle', zipped(slug, files), `${slug}.zip`);

export const imported = async (who: SignedInAgent, slug: string, files: BundleFiles): Promise<ToldImport> =>
  (await sendBundle(who, slug, files).expect(200)).body as ToldImport;

export const tried = async (who: SignedInAgent, slug: string, files: BundleFiles): Promise<ToldImport> =>
  (await sendBundle(who, slug, files, '/trial').expect(200)).body as ToldImport;

/** The files of an exported course. */
export async function exported({ agent }: SignedInAgent, courseId: string): Promise<BundleFiles> {
  const { body } = (await agent
    .get(`/api/courses/${courseId}/export`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200)) as { body: Buffer };
  return (await readZip(body, 'x.zip')).files;
}

/** A json file of a bundle. */
const jsonIn = (files: BundleFiles, path: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(files.get(path) ?? Buffer.from('null')).toString()) as Record<string, unknown>;

/** The same course under another slug. */
export const renamed = (files: BundleFiles, slug: string): BundleFiles =>
  new Map([...files, ['course.json', Buffer.from(JSON.stringify({ ...jsonIn(files, 'course.json'), slug }))]]);

/** All that is not about the lessons, as it stands in the files. */
export const partsIn = (files: BundleFiles): Record<string, unknown> =>
  Object.fromEntries(
    [...files]
      .filter(([path]) => path.startsWith('parts/'))
      .map(([path, bytes]) => [
        path,
        path.endsWith('.json') ? jsonIn(files, path) : Buffer.from(bytes).toString('hex'),
      ]),
  );
