import { defineEntity, p } from '@mikro-orm/core';
import { updatedAt } from '#platform/database/columns';

/** Table `site_texts`: what administrators wrote for public pages; no row where they wrote nothing (READ-1). */
export const SiteTextSchema = defineEntity({
  name: 'SiteText',
  tableName: 'site_texts',
  checks: [{ name: 'site_texts_version_check', expression: 'version >= 1' }],
  properties: {
    /** Page and name, `about.mission`. */
    id: p.text().primary(),
    /** Empty in both languages: the place is left out. */
    ar: p.text(),
    en: p.text(),
    version: p.integer().default(1),
    updatedAt: updatedAt(),
  },
});

export class SiteText extends SiteTextSchema.class {}
SiteTextSchema.setClass(SiteText);
