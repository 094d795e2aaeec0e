import type { PersonalData } from '#platform/personal-data/personal-data';

/** The index holds words of what everybody may find, and follows its sources in their own transaction (PRF-4). */
export const searchPersonalData: PersonalData = {
  sources: [],
  impersonal: {
    search_aliases: 'Other names of things.',
    search_names: 'Words of the other names.',
    search_documents: 'Follows courses, lessons, discussions, opportunities and jobs by triggers.',
    search_postings: 'Words of the documents.',
    search_stems: 'Words of the documents.',
    search_sections: 'Follows the texts of lessons by triggers.',
    search_section_postings: 'Words of the sections.',
    search_section_stems: 'Words of the sections.',
  },
};
