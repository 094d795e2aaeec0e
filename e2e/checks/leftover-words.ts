import type { Page } from '@playwright/test';
import { still } from './still.ts';

/**
 * Words that nobody translated: keys of react-admin's messages, and runs of the other language outside of what says that
 * it is data (`bdi`, marks of isolation, a quote, a chosen value, a `dir` or `lang` of its own, code); empty when there
 * are none (I18N-1).
 */
export async function leftoverWords(page: Page, language: 'ar' | 'en'): Promise<string[]> {
  await still(page);
  return page.evaluate((shown) => {
    const key = /\b(?:ra|resources)(?:\.\w+){2,}/;
    const foreign = shown === 'ar' ? /[A-Za-z]{2,}(?:[ -][A-Za-z]{2,})+/ : /\p{Script=Arabic}{2,}/u;
    const isOwnText = (element: Element): boolean =>
      element.closest('body :is(bdi, blockquote, textarea, .MuiChip-root, [dir], [lang], code, pre, script, style)') ===
      null;
    const isShown = (element: Element): boolean => element.checkVisibility();
    const own = shown === 'ar' ? /\p{Script=Arabic}{2,}/u : /[A-Za-z]{2,}/;
    const isolated = /[\u2066-\u2068][^\u2069]*\u2069/gu;
    const found = new Set<string>();
    const look = (words: string, isOurs: boolean) => {
      const fault = key.exec(words)?.[0] ?? (isOurs ? foreign.exec(words.replace(isolated, ''))?.[0] : undefined);
      if (fault) found.add(`${fault}: ${words.trim().slice(0, 60)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (isShown(element)) look(node.textContent ?? '', isOwnText(element));
    }
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
        const words = element.getAttribute(attribute)!;
        // Nothing can be set apart within an attribute, so a name may stand in a sentence of ours.
        if (isShown(element)) look(words, isOwnText(element) && !own.test(words));
      }
    }
    return [...found];
  }, language);
}
