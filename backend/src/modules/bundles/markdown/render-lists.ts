import { cell, table } from './html-tables.js';
import { block, type Rendering } from './rendering.js';

/** Stands for an item until its list says whether it is counted. */
const itemSign = '\uFDD4';

export const item: Rendering = (content) => `\n${itemSign}${content.trim().replace(/\n(?=[^\n])/g, '\n   ')}`;

export const list =
  (signOf: (place: number) => string): Rendering =>
  (content, tag) => {
    const [before = '', ...items] = content.split(itemSign);
    const first = Number(tag.attribute('start') ?? 1) || 1;
    const lines = items.map((text, place) => `${signOf(first + place)} ${text.trim()}`);
    return block([before.trim(), lines.join('\n')].join('\n\n'));
  };

export const quote: Rendering = (content) =>
  block(
    content
      .trim()
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  );

export const tableOf: Rendering = (content, _tag, { maximum, remark }) => {
  if (/^\| .* \|$/m.test(content)) remark('changed_table', 'table');
  return table(content, maximum);
};

export const cellOf: Rendering = (content, tag, { vault, remark }) => {
  const spans = Math.max(Number(tag.attribute('colspan') ?? 1) || 1, Number(tag.attribute('rowspan') ?? 1) || 1);
  if (spans > 1) remark('changed_table', tag.written);
  const further = Math.min((Number(tag.attribute('colspan') ?? 1) || 1) - 1, 20);
  return cell(content, vault) + cell('', vault).repeat(Math.max(0, further));
};

/** Signs of items and cells that stand in no list or table. */
export const withoutListSigns = (text: string): string => text.replaceAll(itemSign, '- ');
