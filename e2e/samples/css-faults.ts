import type { Page } from '@playwright/test';
import postcss from 'postcss';

/** Declarations, selectors and queries that the browser does not understand: it would drop them without a word. */
export async function cssFaults(page: Page, css: string): Promise<string[]> {
  const declarations: [string, string][] = [];
  const selectors: string[] = [];
  const queries: string[] = [];
  try {
    const sheet = postcss.parse(css);
    sheet.walkDecls(({ prop, value, parent }) => {
      if (parent?.type === 'rule') declarations.push([prop, value]);
    });
    sheet.walkRules((rule) => {
      const isFrame = rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name);
      const isNested = rule.parent?.type === 'rule';
      if (!isFrame && !isNested) selectors.push(rule.selector);
    });
    sheet.walkAtRules('media', ({ params }) => void queries.push(params));
  } catch (error) {
    return [String(error)];
  }
  return page.evaluate(
    (read) => [
      ...read.declarations
        .filter(([property, value]) => !property.startsWith('--') && !CSS.supports(property, value))
        .map(([property, value]) => `unknown declaration ${property}: ${value}`),
      ...read.selectors
        .filter((selector) => !CSS.supports(`selector(${selector.split(',')[0]})`))
        .map((selector) => `unknown selector ${selector}`),
      ...read.queries.filter((query) => matchMedia(query).media === 'not all').map((query) => `unknown query ${query}`),
    ],
    { declarations, selectors, queries },
  );
}
