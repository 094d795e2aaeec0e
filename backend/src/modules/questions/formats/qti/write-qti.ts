import { isDeepStrictEqual } from 'node:util';
import { picturesOf } from '@masar/domain';
import { withOwnPartIds } from '../kinds/written-kinds.js';
import { withOwnShares } from '../own-shares.js';
import { relationsOf } from '../relations.js';
import type { WritableQuestion } from '../written-questions.js';
import { xml } from '../xml/write-xml.js';
import { type PicturesToPack, withPackedPictures } from './package-pictures.js';
import { readQti } from './read-qti.js';
import { writeItem } from './write-item.js';

/** Files of a package, and the places of those questions that QTI cannot hold as they are. */
export interface QtiPackage {
  files: Map<string, string>;
  pictures: Map<string, Uint8Array>;
  leftOut: number[];
}

/** Questions as a package of QTI 3.0; what is not the same when it is read again is left out and named (QB-3). */
export function writeQti(questions: readonly WritableQuestion[], known: PicturesToPack = new Map()): QtiPackage {
  const files = new Map<string, string>();
  const pictures = new Map<string, Uint8Array>();
  const leftOut: number[] = [];
  const items: PackedItem[] = [];
  questions.forEach((written, at) => {
    const packed = { ...written, question: withOwnPartIds(withPackedPictures(written.question, known)) };
    const item = writeItem(`question-${at + 1}`, packed);
    if (item === undefined || !isReadAgain(item, packed)) {
      leftOut.push(at);
      return;
    }
    const shown = picturesOf(written.question).flatMap((address) => known.get(address) ?? []);
    const path = `items/question-${at + 1}.xml`;
    files.set(path, item);
    for (const picture of shown) pictures.set(picture.path, picture.bytes);
    items.push({ path, pictures: shown.map((picture) => picture.path) });
  });
  files.set('imsmanifest.xml', manifest(items));
  return { files, pictures, leftOut };
}

interface PackedItem {
  path: string;
  /** Paths of what it shows. */
  pictures: string[];
}

function isReadAgain(item: string, { question, name, tags, ...named }: WritableQuestion): boolean {
  const { questions } = readQti(new Map([['', item]]));
  const [read] = questions;
  if (!read || read.losses.length > 0) return false;
  const meant = { name, tags, ...relationsOf(named), question: { ...withOwnShares(withOwnPartIds(question)), id: '' } };
  const got = {
    name: read.name,
    tags: read.tags,
    ...relationsOf(read),
    question: withOwnShares(withOwnPartIds(read.question)),
  };
  return isDeepStrictEqual(got, meant);
}

function manifest(items: readonly PackedItem[]): string {
  const resources = items.map(({ path, pictures }, at) =>
    xml(
      'resource',
      { identifier: `r${at + 1}`, type: 'imsqti_item_xmlv3p0', href: path },
      ...[path, ...pictures].map((href) => xml('file', { href })),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: 'masar-questions' },
    xml('metadata', {}, xml('schema', {}, 'QTI Package'), xml('schemaversion', {}, '3.0.0')),
    xml('organizations', {}),
    xml('resources', {}, ...resources),
  )}\n`;
}
