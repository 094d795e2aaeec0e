import type { DataLanguage } from '@masar/i18n';
import type { BundleFiles } from '../bundle-files.js';
import { manifest } from './bundle-files.js';
import { pictureFiles } from './picture-files.js';

const count = 20;
const number = (place: number) => String(place).padStart(2, '0');
export const slugAt = (place: number): string => `${number(place)}-part`;

const words = {
  ar: {
    title: 'الدرس',
    text: 'نص الدرس',
    box: 'انتبه إلى هذا',
    note: 'حاشية قصيرة',
    next: 'التالي',
    cell: 'خانة',
    dot: 'نقطة خضراء',
    drawing: 'سير العمل',
  },
  en: {
    title: 'Lesson',
    text: 'Text of the lesson',
    box: 'Mind this',
    note: 'A short note',
    next: 'Next',
    cell: 'Cell',
    dot: 'A green dot',
    drawing: 'The flow of work',
  },
};

/** Decomposed letters: code keeps them as they are. */
export const decomposed = 'cafe\u0301';

/** A text with all that real courses write, in dialects that import knows. */
function textWithEverything(place: number, language: DataLanguage): string {
  const say = words[language];
  const next = slugAt(place < count ? place + 1 : 1);
  return [
    `---\ntitle: ${say.title} ${place}\n---`,
    `# ${say.title} ${place}`,
    `${say.text} x<sup>2</sup> H<sub>2</sub>O <kbd>Ctrl</kbd> <u>${say.text}</u> <code>a &lt; b</code> List<String>, <me@example.org>[^1].`,
    `## ${say.box} [#box]`,
    `\`\`\`smart header="${say.title}"\n${say.box}\n\n\`\`\`js\nlet a;\n\`\`\`\n\`\`\``,
    `:::tip[${say.title}]\n${say.box}\n:::`,
    `> [!IMPORTANT]\n> ${say.box}`,
    `<table><tr><th>${say.cell}</th><th>B</th></tr><tr><td>1 | 2</td><td><code>a|b</code></td></tr></table>`,
    `\`\`\`js\n*!*\nlet word = '${decomposed}';\n*/!*\nlet tag = '<b>';\n\`\`\``,
    `    <div>${decomposed}</div>\n\n\n    {/* code */}`,
    `[${say.next}](${next}.${language}.md#box) [${say.box}](#box) [${say.next}](../lessons/${next}.md)`,
    `[^1]: ${say.note} <b>«${say.note}»</b>.`,
    // What nobody understands: four remarks for each file.
    `<!-- ${say.note}\n\`\`\`\n-->\n\n<Unknown>\n\n${say.text}\n\n</Unknown>`,
    `[${say.text}](../nowhere.md) [${say.text}](#nowhere)`,
    `![${say.dot}](../pictures/dot.png) ![${say.dot}](/pictures/dot.jpg) <img src="../pictures/dot.webp" alt="${say.dot}">`,
    `![${say.drawing}](../pictures/%D8%B3%D9%8A%D8%B1%20%D8%A7%D9%84%D8%B9%D9%85%D9%84.svg)`,
  ].join('\n\n');
}

/** A course of twenty lessons in both languages that has all of it. */
export function courseWithEverything(): BundleFiles {
  const places = Array.from({ length: count }, (_, place) => place + 1);
  const lessons = places.map((place) => ({
    slug: slugAt(place),
    titleAr: `${words.ar.title} ${place}`,
    titleEn: `${words.en.title} ${place}`,
  }));
  const texts = places.flatMap((place) =>
    (['ar', 'en'] as const).map(
      (language) => [`lessons/${slugAt(place)}.${language}.md`, textWithEverything(place, language)] as const,
    ),
  );
  const files = [['course.json', JSON.stringify({ ...manifest(), lessons })] as const, ...texts];
  const written = files.map(([path, text]) => [path, Buffer.from(text)] as const);
  return new Map<string, Uint8Array>([...written, ...pictureFiles()]);
}
