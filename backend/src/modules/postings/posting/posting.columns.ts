import { postingStatuses, type ScamSign } from '@masar/domain';
import { p } from '@mikro-orm/core';
import { createdAt, id, updatedAt } from '#platform/database/columns';

/** A list of texts as PostgreSQL's own array, empty at first. */
export const textList = <Text extends string = string>() =>
  p
    .array<Text>()
    .columnType('text[]')
    .onCreate(() => [])
    .defaultRaw(`'{}'::text[]`);

/** What every posting has, whatever it offers (OPP-4): its words, whether it was let through, and why not. */
export const postingColumns = () => ({
  id: id(),
  titleAr: p.text(),
  titleEn: p.text(),
  descriptionAr: p.text(),
  descriptionEn: p.text(),
  applicationsCount: p.integer().default(0),
  isActive: p.boolean().default(true),
  status: p.enum(postingStatuses).default('published'),
  /** Signs of a trap for which it was held, see `scamSigns`. */
  heldFor: textList<ScamSign>(),
  /** What the administrator wrote who decided. */
  reviewNote: p.text().nullable(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The condition of indexes for what everybody may see. */
export const isShown = `is_active and status = 'published'`;
