import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Signatory } from '../../src/modules/certificates/certificate/signatory.js';
import type { FileStorage } from '../../src/platform/files/file-storage.js';
import { settingsId } from '../../src/platform/settings/settings.entity.js';
import { dataFolder } from './data-folder.js';
import type { StoredFileRow } from './pictures.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** A signature that was drawn for the demo; it is nobody's. */
const bytes = readFileSync(join(dataFolder, 'signature.png'));

export const signatureId = stableId('stored-files', 'signature');

/** Who signs the demo's certificates (PAP-1). */
export const demoSignatory: Signatory = {
  nameAr: 'هدى عبد الأمير',
  nameEn: 'Huda Abdulameer',
  officeAr: 'مديرة البرامج التعليمية',
  officeEn: 'Head of learning programmes',
};

export const storeSignature = (storage: FileStorage): Promise<void> => storage.put(signatureId, bytes);

/** The signature as the organisation's own file, and the settings that name who signs. */
export function makeSignatory(timeline: Timeline): { stored_files: StoredFileRow[]; settings: object[] } {
  const { nameAr, nameEn, officeAr, officeEn } = demoSignatory;
  const file: StoredFileRow = {
    id: signatureId,
    owner_id: null,
    name: 'signature.png',
    mime_type: 'image/png',
    size: bytes.length,
    storage_key: signatureId,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    created_at: timeline.daysAgo(400),
  };
  const settings = {
    id: settingsId,
    signatory_name_ar: nameAr,
    signatory_name_en: nameEn,
    signatory_office_ar: officeAr,
    signatory_office_en: officeEn,
    signature_id: signatureId,
  };
  return { stored_files: [file], settings: [settings] };
}
