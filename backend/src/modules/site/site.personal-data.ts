import type { PersonalData } from '#platform/personal-data/personal-data';

/** Who changed which text of the public pages, without its words: those are the organisation's (PRF-4). */
export const sitePersonalData: PersonalData = {
  sources: [{ table: 'site_text_versions', whose: 'changed_by', only: ['id', 'text_id', 'version', 'created_at'] }],
  impersonal: { site_texts: 'What the organisation says of itself in public.' },
};
