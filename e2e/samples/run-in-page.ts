import type { Page } from '@playwright/test';
import { cssFaults } from './css-faults.ts';
import { isWholePage, type Sample } from './lesson-samples.ts';

const address = 'http://lesson.test/';
const emptyPage = '<!doctype html><html><head><meta charset="utf-8"><title>…</title></head><body></body></html>';

/** Runs the samples of a lesson one after the other on one page that they build; answers what went wrong. */
export async function runInPage(page: Page, samples: readonly Sample[]): Promise<string[]> {
  const faults: string[] = [];
  const printed: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => void dialog.accept(''));
  // Lessons name pictures and scripts that are not there; nothing leaves the machine.
  await page.route('**', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html', body: emptyPage })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(address);

  for (const sample of samples) {
    printed.length = 0;
    errors.length = 0;
    if (sample.language === 'html') await addHtml(page, sample.code);
    if (sample.language === 'css') errors.push(...(await cssFaults(page, sample.code)));
    if (sample.language === 'css') await page.addStyleTag({ content: sample.code });
    if (sample.language === 'js') await runScript(page, sample.code);
    if (sample.language === 'json') errors.push(...jsonFaults(sample.code));
    faults.push(...verdict(sample, errors, printed));
  }
  return faults;
}

/** A whole page takes the place of the one before; a part is put behind what is there. */
async function addHtml(page: Page, html: string): Promise<void> {
  if (isWholePage(html)) return page.setContent(html);
  await page.evaluate((part) => {
    const template = document.createElement('template');
    template.innerHTML = part;
    document.body.append(template.content);
  }, html);
}

/** As a classic script, so that later samples know its names; errors reach the page's own listener. */
async function runScript(page: Page, code: string): Promise<void> {
  await page.evaluate(async (source) => {
    const script = document.createElement('script');
    script.textContent = source;
    document.body.append(script);
    // What it began without waiting may print or fail in its turn.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }, code);
}

export function jsonFaults(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** What a sample that ran says about itself: errors that it should not have, none where it should, another output. */
export function verdict(sample: Sample, errors: readonly string[], printed: readonly string[]): string[] {
  const head = sample.code.split('\n', 2).join(' ⏎ ').slice(0, 80);
  if (sample.isBroken) return errors.length > 0 ? [] : [`runs although it is shown as broken: ${head}`];
  if (errors.length > 0) return [`${errors.join('; ')} in: ${head}`];
  if (sample.output === undefined || spaceless(sample.output) === spaceless(printed.join('\n'))) return [];
  return [`prints ${JSON.stringify(printed.join('\n'))} and not ${JSON.stringify(sample.output)}: ${head}`];
}

/** Consoles differ in the blanks inside lists and objects. */
const spaceless = (text: string): string => text.replace(/\s+/g, '');
