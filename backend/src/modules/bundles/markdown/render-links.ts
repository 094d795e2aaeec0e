import { linkTarget, pictureTarget } from './links.js';
import { anchorName } from './render-words.js';
import { block, type Rendering } from './rendering.js';

/** A picture of the course or of another site; else what it shows, in words. */
export const described: Rendering = (content, tag, { surroundings, remark }) => {
  const alt = tag.attribute('alt')?.trim() ?? '';
  const address = tag.attribute('src') ?? '';
  const target = address && pictureTarget(address, surroundings);
  const words = alt.replace(/([*_[\]<>\\])/g, '\\$1');
  if (address && !target) remark('missing_picture', address);
  if (target && !alt) remark('picture_without_alt', address);
  if (target && surroundings.isChangedPicture(address)) remark('changed_picture', address);
  const shown = target && /^[^\s()<>]+$/.test(target) ? `![${words}](${target})` : words && `*${words}*`;
  if (target && tag.name === 'img') return shown;
  return block([...(shown ? [shown] : []), content.trim()].join('\n\n'));
};

export const link: Rendering = (content, tag, { site, surroundings, vault, remark }) => {
  const address = tag.attribute('href') ?? '';
  const name = tag.attribute('id') ?? tag.attribute('name') ?? '';
  const anchor = !address && anchorName.test(name) ? vault.keep(`<a id="${name}"></a>`) : '';
  if (!address) return anchor + content;
  const target = linkTarget(address, { ...surroundings, site });
  if (target && surroundings.isDeadAnchor(target)) remark('dead_anchor', address);
  if (target && /^[^\s()<>]+$/.test(target)) return `[${content.trim()}](${target})`;
  remark('dead_link', address);
  return content;
};
