import { joinPersonalData } from '#platform/personal-data/personal-data';
import { manifests } from './modules/manifests.js';

/**
 * Everything that the database holds of people, module by module; a test walks the tables and fails on one that
 * nobody declares (PRF-4). The account comes first in the exported file.
 */
export const personalData = joinPersonalData(manifests.flatMap(({ personalData: declared = [] }) => declared));
