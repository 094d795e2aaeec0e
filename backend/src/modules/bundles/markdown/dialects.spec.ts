import type { ImportRemarkKind } from '@masar/i18n';
import { cleanMarkdown } from './clean-markdown.js';
import { alone } from './surroundings.js';

interface Told {
  kind: ImportRemarkKind;
  line: number;
  detail: string;
}

/** As its authors name it, and as it is written here. */
const isChapter = /^(?:info:closure|03-closure\.ar\.md)/;

/** A text in a course whose only other lesson is `03-closure`, and what is told of it. */
function read(text: string, source?: string) {
  const told: Told[] = [];
  const cleaned = cleanMarkdown(text, 'ar', source, {
    ...alone,
    lessonAt: (address) => (isChapter.test(address) ? address.replace(isChapter, '03-closure.ar.md') : undefined),
    lessonTitleAt: (address) => (isChapter.test(address) ? 'الإغلاق [و`var`]' : undefined),
    remark: (kind, line, detail) => told.push({ kind, line, detail }),
  });
  return { cleaned, told };
}

describe('boxes that look like code', () => {
  it.each(['smart', 'warn', 'note', 'tip'])('hold prose where the title of %s has code in it [CRS-5]', (name) => {
    const { cleaned, told } = read(
      `\`\`\`${name} header="لا تستعمل \`eval\`"\nنص **عريض**.\n\`\`\`\n\nفقرة.\n\n\`\`\`js\nlet a = 1;\n\`\`\`\n\nخاتمة.`,
    );
    expect(cleaned.replace(/\[!\w+\]/, '[!KIND]')).toBe(
      '> [!KIND]\n> **لا تستعمل `eval`**\n>\n> نص **عريض**.\n\nفقرة.\n\n```js\nlet a = 1;\n```\n\nخاتمة.',
    );
    expect(told).toEqual([]);
  });

  it('keep code inside of them, signs in their titles and words behind these [CRS-5]', () => {
    expect(read('````warn header="`a` or \\"b\\"" نص أول.\n```js\nx\n```\n````').cleaned).toBe(
      '> [!WARNING]\n> **`a` or "b"**\n>\n> نص أول.\n> ```js\n> x\n> ```',
    );
    expect(read('```{note} `x`\nنص\n```').cleaned).toBe('> [!NOTE]\n> **`x`**\n>\n> نص');
    expect(read('```smart header="عنوان" collapse\nنص\n```').cleaned).toBe('> [!NOTE]\n> **عنوان**\n>\n> نص');
    expect(read('```quote author="كاتب"\nقول\n```').cleaned).toBe('> [!NOTE]\n> **كاتب**\n>\n> قول');
  });

  it('stand without a frame where they only say for which screen they are [CRS-5]', () => {
    expect(read('قبل\n\n```online\nنص و`رمز`.\n```\n\nبعد')).toEqual({ cleaned: 'قبل\n\nنص و`رمز`.\n\nبعد', told: [] });
  });

  it('are none where the line is a span of code, and code blocks stay what they are [CRS-5]', () => {
    for (const text of ['```smart `x` ``` نص', '```js\n`a`\n```\n\nنص `b`.', '```smartest header="x"\na\n```'])
      expect(read(text).cleaned).toBe(text);
  });
});

describe('lines in brackets', () => {
  it('are left out and told where they show something of another site [CRS-5]', () => {
    const { cleaned, told } = read(
      'أ\n\n[cut]\n\n[iframe src="demo" height=200 link]\n\n[codetabs src="style"]\n\n{% endhint %}\n\n[[toc]]\n\nب',
    );
    expect(cleaned).toBe('أ\n\nب');
    expect(told).toEqual(
      ['[cut]', '[iframe src="demo" height=200 link]', '[codetabs src="style"]', '{% endhint %}', '[[toc]]'].map(
        (detail, place) => ({ kind: 'removed', line: 3 + 2 * place, detail }),
      ),
    );
  });

  it('are told and stay where they may be words, and are nobody’s business where Markdown knows them [CRS-5]', () => {
    expect(read('[somewhere]').told).toEqual([{ kind: 'kept_as_text', line: 1, detail: '[somewhere]' }]);
    for (const text of [
      '[somewhere]\n\n[somewhere]: https://masar.example',
      '[^1]\n\n[^1]: حاشية',
      '- [x]\n- [ ] مهمة',
      '```\n[cut]\n```',
      '[see the next page]',
      'نص [cut] نص',
    ])
      expect(read(text).told).toEqual([]);
  });

  it('become links where they name an address of the web [CRS-5]', () => {
    expect(read('[iframe src="https://masar.example/demo"]').cleaned).toBe(
      '[https://masar.example/demo](https://masar.example/demo)',
    );
  });
});

describe('chapters named in angle brackets', () => {
  it('become links under the title of the lesson, with their place [CRS-5]', () => {
    const { cleaned, told } = read('انظر <info:closure> و<info:closure#scope>.');
    expect(cleaned).toBe(
      'انظر [الإغلاق \\[و\\`var\\`\\]](03-closure.ar.md) و[الإغلاق \\[و\\`var\\`\\]](03-closure.ar.md#scope).',
    );
    expect(told).toEqual([]);
    expect(read(cleaned.replaceAll('03-closure.ar.md', 'info:closure')).cleaned).toBe(cleaned);
  });

  it('lead to the site that the course came from, else they are told and their name stays [CRS-5]', () => {
    expect(read('<info:map>', 'javascript.info').cleaned).toBe('[map](https://javascript.info/map)');
    expect(read('<info:map> <task:two>')).toEqual({
      cleaned: 'map two',
      told: ['info:map', 'task:two'].map((detail) => ({ kind: 'dead_link', line: 1, detail })),
    });
  });
});
