import { withPictures } from '@masar/domain';
import { isOfFile, isOfSite } from '../pictures/file-pictures.js';
import type { Loss } from '../read-questions.js';

/** Pictures that lie in the other system leave their description; those of the file, and with an address of their own, stay (QB-3). */
export function withoutForeignPictures(markdown: string, losses: Loss[]): string {
  return withPictures(markdown, (description, address, whole) => {
    if (/^https:\/\//.test(address) || isOfFile(address) || isOfSite(address)) return whole;
    losses.push({ reason: 'picture', detail: address.startsWith('data:') ? 'data:' : address.slice(0, 200) });
    return description;
  });
}
