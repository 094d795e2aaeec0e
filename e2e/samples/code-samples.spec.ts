import { expect, test } from '@playwright/test';
import { lessonsWithSamples, samplesOf } from './lesson-samples.ts';
import { runInNode } from './run-in-node.ts';
import { runInPage, verdict } from './run-in-page.ts';
import { runInReact } from './run-in-react.ts';

test.describe('the code that lessons show', () => {
  for (const { name, home, samples } of lessonsWithSamples())
    test(`${name}: every sample runs and prints what the lesson says [CRS-9]`, async ({ page }) => {
      const runs = {
        page: () => runInPage(page, samples),
        node: () => runInNode(samples),
        react: () => runInReact(page, samples),
      };
      expect(await runs[home]()).toEqual([]);
    });

  test('a sample that fails, prints something else or is not broken as it says is found [CRS-9]', async ({ page }) => {
    const text = [
      ['css', 'p { colour: red }'],
      ['js', 'missing();'],
      ['js broken', 'const fine = 1;'],
      ['js', 'console.log(1 + 1);'],
      ['output', '3'],
    ]
      .map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\``)
      .join('\n');
    expect(await runInPage(page, samplesOf(text))).toEqual([
      expect.stringContaining('unknown declaration colour'),
      expect.stringContaining('missing is not defined'),
      expect.stringContaining('shown as broken'),
      expect.stringContaining('prints "2"'),
    ]);
    const [sample] = samplesOf('```js\nthrow new Error("no")\n```');
    expect(await runInNode(sample ? [sample] : [])).toHaveLength(1);
    expect(verdict(sample!, [], [])).toEqual([]);
  });
});
