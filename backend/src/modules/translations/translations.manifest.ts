import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { TranslationSchema } from './translation.entity.js';
import { translationsPersonalData } from './translations.personal-data.js';

/** The platform’s own texts in further languages. */
export const translationsManifest: ModuleManifest = {
  level: 1,
  readable: ['translations'],
  entities: [TranslationSchema],
  personalData: translationsPersonalData,
};
