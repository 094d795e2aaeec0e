import { isDeepStrictEqual } from 'node:util';
import { withOwnPartIds } from '../own-part-ids.js';
import type { WritableQuestion } from '../written-questions.js';
import { xml } from '../xml/write-xml.js';
import { readQti } from './read-qti.js';
import { writeItem } from './write-item.js';

/** Files of a package, and the places of those questions that QTI cannot hold as they are. */
export interface QtiPackage {
  files: Map<string, string>;
  leftOut: number[];
}

/** Questions as a package of QTI 3.0; what is not the same when it is read again is left out and named (QB-3). */
export function writeQti(questions: readonly WritableQuestion[]): QtiPackage {
  const files = new Map<string, string>();
  const leftOut: number[] = [];
  questions.forEach((written, at) => {
    const path = `items/question-${at + 1}.xml`;
    const item = writeItem(`question-${at + 1}`, { ...written, question: withOwnPartIds(written.question) });
    if (item !== undefined && isReadAgain(item, written)) files.set(path, item);
    else leftOut.push(at);
  });
  files.set('imsmanifest.xml', manifest([...files.keys()]));
  return { files, leftOut };
}

function isReadAgain(item: string, { question, name, tags }: WritableQuestion): boolean {
  const { questions } = readQti(new Map([['', item]]));
  const [read] = questions;
  if (!read || read.losses.length > 0) return false;
  const meant = { name, tags, question: { ...withOwnPartIds(question), id: '' } };
  return isDeepStrictEqual({ name: read.name, tags: read.tags, question: withOwnPartIds(read.question) }, meant);
}

function manifest(paths: string[]): string {
  const resources = paths.map((path, at) =>
    xml('resource', { identifier: `r${at + 1}`, type: 'imsqti_item_xmlv3p0', href: path }, xml('file', { href: path })),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: 'masar-questions' },
    xml('metadata', {}, xml('schema', {}, 'QTI Package'), xml('schemaversion', {}, '3.0.0')),
    xml('organizations', {}),
    xml('resources', {}, ...resources),
  )}\n`;
}
