import type { components } from '@masar/contracts';

export type Settings = components['schemas']['SettingsRecord'];

/** The one record. */
export const settingsId = 'organization';
