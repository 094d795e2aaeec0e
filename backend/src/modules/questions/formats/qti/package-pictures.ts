import { posix } from 'node:path';
import { type Question, withAddresses, withPictures } from '@masar/domain';
import type { FilePictures } from '../pictures/file-pictures.js';
import { within, type XmlElement } from '../xml/read-xml.js';

const addresses = ['src', 'data', 'uri'] as const;
/** How cartridges call the folder of their files. */
const base = /^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/?/i;
const markdowns = ['data-masar-ar', 'data-masar-en'] as const;

/** Puts marks in place of the addresses of those pictures that lie in the item's package (QB-3). */
export function markPictures(
  item: XmlElement,
  path: string,
  pictures: ReadonlyMap<string, Buffer>,
  found: FilePictures,
): void {
  if (pictures.size === 0) return;
  const marked = (address: string): string => {
    const places = [
      placeOf(address, path),
      placeOf(address.replace(base, '../'), path),
      placeOf(address.replace(base, 'web_resources/'), ''),
    ];
    const bytes = places.map((place) => pictures.get(place)).find(Boolean);
    return bytes ? found.add(bytes) : address;
  };
  for (const element of within(item)) {
    const { attributes } = element;
    // HTML that stands in the file as letters.
    if (/^mat(?:text|_formattedtext)$/.test(element.name))
      element.children = element.children.map((child) =>
        typeof child === 'string'
          ? child.replace(
              /(\ssrc\s*=\s*)(["'])([^"'<>]*)\2/gi,
              (_, before: string, quote: string, address: string) => before + quote + marked(address) + quote,
            )
          : child,
      );
    for (const name of addresses) if (attributes[name] !== undefined) attributes[name] = marked(attributes[name]);
    for (const name of markdowns) {
      const text = attributes[name];
      if (text !== undefined)
        attributes[name] = withPictures(text, (_, address, whole) =>
          whole.replace(`(${address}`, `(${marked(address)}`),
        );
    }
  }
}

export function placeOf(address: string, path: string): string {
  try {
    return posix.join(posix.dirname(path), decodeURIComponent(address.replace(/[?#].*$/s, '')));
  } catch {
    return address;
  }
}

/** Pictures that leave with a package, by their addresses on this site. */
export type PicturesToPack = ReadonlyMap<string, { path: string; bytes: Uint8Array }>;

/** The question as an item of the package shows it: its pictures lie beside it. */
export const withPackedPictures = (question: Question, pictures: PicturesToPack): Question =>
  withAddresses(question, (address) => {
    const packed = pictures.get(address);
    return packed ? `../${packed.path}` : address;
  });
