import type { Page } from '@playwright/test';
import { still } from './still.ts';

/** What is wrong with the text of a lesson: tags and comments left from its source, code from right to left (LSN-2). */
export async function lessonTextFaults(page: Page): Promise<string[]> {
  await still(page);
  return page.evaluate(() => {
    const article = document.querySelector('main article');
    if (!article) return ['there is no lesson'];
    const blocks = [...article.querySelectorAll('pre')];
    const reversed = blocks
      .filter((block) => getComputedStyle(block).direction !== 'ltr')
      .map(({ textContent }) => textContent);
    const sandboxes = blocks.map((block) => block.textContent ?? '').filter((code) => /<\/?Sandpack/.test(code));
    const prose = article.cloneNode(true) as Element;
    prose.querySelectorAll('pre, code').forEach((code) => code.remove());
    const leftovers =
      (prose.textContent ?? '').match(/<\/?[A-Z]\w*[^>]{0,40}>?|\{\/\*.{0,40}|\*\/\}|\]\([^)]*\)|^:::.*/gm) ?? [];
    return [...reversed.map((code) => `not left to right: ${code?.slice(0, 60)}`), ...sandboxes, ...leftovers];
  });
}
