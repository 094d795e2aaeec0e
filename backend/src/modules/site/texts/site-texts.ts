import {
  fitsSiteText,
  isSameInBothLanguages,
  kindOfSiteText,
  latinDigits,
  pageOfSiteText,
  type SitePage,
  type SiteTextKey,
  siteTextKeys,
} from '@masar/domain';
import { type LocalizedText } from '@masar/i18n';
import { Inject, Injectable } from '@nestjs/common';
import { personName } from '#modules/auth';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { takeTurn } from '#platform/database/turns';
import type { FieldProblem } from '#platform/errors/app-error';
import { InvalidInput } from '#platform/errors/platform.errors';
import type { SiteTables } from '../site.tables.js';
import { demoTexts } from './demo/demo-texts.js';
import { demoLegalSince } from './demo/legal.js';
import { SiteText } from './site-text.entity.js';
import { SiteTextVersion } from './site-text-version.entity.js';

/** A text as pages show it now. */
export interface CurrentSiteText extends LocalizedText {
  key: SiteTextKey;
  /** 0 while nobody wrote one: then it is the demo's own, or empty on a live site. */
  version: number;
  updatedAt: string | null;
}

/** What public pages say: what administrators wrote, else what holds in this mode (READ-1, READ-2). */
@Injectable()
export class SiteTexts {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
  ) {}

  /** All texts in the order of their places, or those of one page. */
  async current(page?: SitePage): Promise<CurrentSiteText[]> {
    const rows = await this.database
      .over<SiteTables>()
      .selectFrom('site_texts')
      .selectAll()
      .$if(page !== undefined, (query) => query.where('id', 'like', `${page}.%`))
      .execute();
    const written = new Map(rows.map((row) => [row.id, row]));
    return siteTextKeys
      .filter((key) => page === undefined || pageOfSiteText(key) === page)
      .map((key) => {
        const row = written.get(key);
        if (!row) return { key, ...this.unwritten(key), version: 0, updatedAt: this.unwrittenSince(key) };
        return { key, ar: row.ar, en: row.en, version: row.version, updatedAt: isoTime(row.updated_at) };
      });
  }

  /** Every state of a text, the newest first. */
  async history(key: SiteTextKey) {
    return this.database
      .over<SiteTables>()
      .selectFrom('site_text_versions as v')
      .leftJoin('users as u', 'u.id', 'v.changed_by')
      .where('v.text_id', '=', key)
      .select(['v.version', 'v.ar', 'v.en', 'v.created_at', personName().as('changed_by')])
      .orderBy('v.version', 'desc')
      .limit(50)
      .execute();
  }

  /** What the page shows where nobody wrote anything. */
  unwritten(key: SiteTextKey): LocalizedText {
    return this.config.demoMode ? demoTexts[key] : { ar: '', en: '' };
  }

  /** Since when the demo says it, where that is told. */
  private unwrittenSince(key: SiteTextKey): string | null {
    return this.config.demoMode && kindOfSiteText(key) === 'document' ? demoLegalSince : null;
  }

  /** Makes others who write this text wait until the open transaction ends; its first writers have no row to wait at. */
  async lock(key: SiteTextKey): Promise<void> {
    await takeTurn(this.transactions.required().em, `masar.site-text.${key}`);
  }

  /** Writes a text and remembers it; empty in both languages leaves its place out. */
  async change(key: SiteTextKey, text: LocalizedText, changedBy: string): Promise<void> {
    const both = inBothLanguages(key, text);
    assertFits(key, both);
    await this.transactions.run(async (em) => {
      await this.lock(key);
      const former = await em.findOne(SiteText, key);
      const version = (former?.version ?? 0) + 1;
      if (former) em.assign(former, { ...both, version });
      else em.create(SiteText, { id: key, ...both, version });
      em.create(SiteTextVersion, { textId: key, version, ...both, changedBy });
    });
  }
}

/** Figures are typed in whatever digits, and read the same in both languages. */
function inBothLanguages(key: SiteTextKey, text: LocalizedText): LocalizedText {
  if (!isSameInBothLanguages(kindOfSiteText(key))) return text;
  const plain = latinDigits(text.ar);
  return { ar: plain, en: plain };
}

function assertFits(key: SiteTextKey, { ar, en }: LocalizedText): void {
  const kind = kindOfSiteText(key);
  const fields: FieldProblem[] = [];
  if (!fitsSiteText(kind, ar)) fields.push({ field: 'ar', code: 'site.text_form' });
  if (!fitsSiteText(kind, en)) fields.push({ field: 'en', code: 'site.text_form' });
  if (fields.length === 0 && (ar === '') !== (en === '')) {
    fields.push({ field: ar === '' ? 'ar' : 'en', code: 'site.text_lacks_language' });
  }
  if (fields.length > 0) throw new InvalidInput({}, { fields });
}
