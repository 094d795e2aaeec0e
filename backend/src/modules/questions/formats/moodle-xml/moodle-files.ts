import type { FilePictures } from '../pictures/file-pictures.js';
import { childOf, childrenOf, textOf, within, type XmlElement } from '../xml/read-xml.js';

const place = '@@PLUGINFILE@@';

/** A text with marks in place of the files that lie beside it or elsewhere in its question, as far as there are. */
export function withFiles(element: XmlElement, question: XmlElement, pictures: FilePictures): string {
  const text = textOf(childOf(element, 'text'));
  if (!text.includes(place)) return text;
  const files = new Map([...filesIn(question), ...filesIn(element)]);
  return text
    .split(place)
    .map((after, at, all) => (at === 0 ? after : marked(after, all[at - 1]!.at(-1), files, pictures)))
    .join('');
}

function filesIn(element: XmlElement): [string, XmlElement][] {
  return [...within(element)]
    .filter(({ name, attributes }) => name === 'file' && attributes['encoding'] === 'base64')
    .map((file) => [`${file.attributes['path'] ?? '/'}${file.attributes['name'] ?? ''}`.normalize(), file]);
}

/** What follows the sign for a place is an address: up to its quote, or up to a blank where nothing quotes it. */
function marked(after: string, before: string | undefined, files: Map<string, XmlElement>, pictures: FilePictures) {
  const end = before === '"' || before === "'" ? after.indexOf(before) : after.search(/["'\s)>]|$/);
  const address = end < 0 ? after : after.slice(0, end);
  const file = namesOf(address)
    .map((name) => files.get(name.normalize()))
    .find((found) => found !== undefined);
  if (!file) return place + after;
  return pictures.add(Buffer.from(textOf(file), 'base64')) + after.slice(address.length);
}

/** As written, with signs of HTML and of addresses read, and without what follows a question mark. */
function namesOf(address: string): string[] {
  const plain = address.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  const asked = plain.split('?')[0]!;
  return [address, plain, decodedPath(plain), decodedPath(asked), decodedPath(asked.replaceAll('+', ' '))];
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The picture that Moodle 1.9 kept beside a question instead of in its text. */
export function pictureBeside(question: XmlElement, pictures: FilePictures): string {
  const name = childrenOf(question, 'image')
    .map((element) => textOf(element).trim())
    .find(Boolean);
  const bytes = textOf(childOf(question, 'image_base64')).replace(/\s/g, '');
  if (bytes !== '') return pictures.add(Buffer.from(bytes, 'base64'));
  return name ?? '';
}
