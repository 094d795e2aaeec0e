import type { SiteTextKey } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { demoAbout } from './about.js';
import { demoContact } from './contact.js';
import { demoLanding } from './landing.js';
import { demoLegal } from './legal.js';
import { demoTracks } from './tracks.js';

/** What public pages of the demo say until somebody writes something else; a live site says none of it (READ-1). */
export const demoTexts: Readonly<Record<SiteTextKey, LocalizedText>> = {
  ...demoLanding,
  ...demoAbout,
  ...demoContact,
  ...demoLegal,
  ...demoTracks,
};
