import type { Loss } from '../read-questions.js';

const picture = /!\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;

/** Pictures that lie in the other system leave their description; those with an address of their own stay (QB-3). */
export function withoutForeignPictures(markdown: string, losses: Loss[]): string {
  return markdown.replace(picture, (whole, description: string, address: string) => {
    if (/^https:\/\//.test(address)) return whole;
    losses.push({ reason: 'picture', detail: address.startsWith('data:') ? 'data:' : address.slice(0, 200) });
    return description;
  });
}
