import type { SkipReason } from '@masar/domain';
import { placeOf } from '../qti/package-pictures.js';
import type { ReadQuestions } from '../read-questions.js';
import { childrenOf, elementsOf, readXml, textOf, within, type XmlElement } from '../xml/read-xml.js';

const kinds: [RegExp, RegExp, SkipReason][] = [
  [/^imsdt/, /$^/, 'package-discussion'],
  [/^imswl/, /$^/, 'package-link'],
  [/^imsbasiclti/, /$^/, 'package-tool'],
  [/assignment/, /assignment_settings\.xml$/, 'package-assignment'],
  [/^webcontent|learning-application-resource/, /\.html?$/i, 'package-page'],
];

/** What a course's package holds beside questions and what these show, by kind and name: no bank has a place for it. */
export function tellRest(
  files: ReadonlyMap<string, string>,
  result: ReadQuestions,
  shown: ReadonlySet<string> = new Set(),
): void {
  const [path, text] = [...files].find(([name]) => /(?:^|\/)imsmanifest\.xml$/i.test(name)) ?? [];
  if (path === undefined || text === undefined) return;
  const manifest = readXml(text);
  const titles = titlesOf(manifest);
  const named = new Map<SkipReason, string[]>();
  for (const resource of [...within(manifest)].filter(({ name }) => name === 'resource')) {
    const kind = kindOf(resource);
    if (!kind) continue;
    const { identifier = '', href = '' } = resource.attributes;
    if (shown.has(placeOf(href, path))) continue;
    const name = titles.get(identifier) ?? (href || childrenOf(resource, 'file')[0]?.attributes['href'] || identifier);
    named.set(kind, [...(named.get(kind) ?? []), name.split('/').at(-1)!.slice(0, 80)]);
  }
  for (const [reason, names] of named) {
    const shown = names.slice(0, 5).join(' · ');
    result.skipped.push({ place: path, reason, detail: names.length > 5 ? `${shown} … (${names.length})` : shown });
  }
}

function kindOf(resource: XmlElement): SkipReason | undefined {
  const type = (resource.attributes['type'] ?? '').toLowerCase();
  // Items and assessments are read by themselves.
  if (/qti/.test(type)) return undefined;
  const paths = [
    resource.attributes['href'] ?? '',
    ...childrenOf(resource, 'file').map((file) => file.attributes['href'] ?? ''),
  ];
  // Canvas keeps its settings, and the parts of its own quizzes, as resources too.
  if (paths.some((path) => /course_settings\/|assessment_meta\.xml|\.qti$/.test(path))) return undefined;
  const found = kinds.find(
    ([ofType, ofPath]) => paths.some((path) => ofPath.test(path)) || (ofType.test(type) && ofPath.source === '$^'),
  );
  if (found) return found[2];
  return type.startsWith('webcontent') && !paths.some((path) => /\.(?:png|jpe?g|gif|webp|svg)$/i.test(path))
    ? 'package-file'
    : undefined;
}

function titlesOf(manifest: XmlElement): Map<string, string> {
  const items = [...within(manifest)].filter(({ name, attributes }) => name === 'item' && attributes['identifierref']);
  return new Map(
    items.map((item) => [
      item.attributes['identifierref']!,
      textOf(elementsOf(item).find(({ name }) => name === 'title')).trim(),
    ]),
  );
}

/** Whether a package without questions is a SCORM course. */
export const isScorm = (files: ReadonlyMap<string, string>): boolean =>
  [...files].some(([path, text]) => /imsmanifest\.xml$/i.test(path) && /adlcp|ADL SCORM/i.test(text));
