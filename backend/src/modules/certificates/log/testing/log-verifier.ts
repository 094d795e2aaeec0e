import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LogEntryResponse, LogProofResponse } from '../certificate-log.response.js';

interface PublishedLog {
  entries: LogEntryResponse[];
  signedHead: string | null;
}

interface LogVerifier {
  faultsOfLog: (log: PublishedLog & { keys: object[]; kept?: string | undefined }) => string[];
  faultsOfCertificate: (proof: LogProofResponse, log: PublishedLog) => string[];
}

const script = join(import.meta.dirname, '../../../../../../docs/verifier/verify-log.mjs');

/** The script that strangers check the log with; it shares no line with what writes it (EVD-6). */
export const logVerifier = (await import(pathToFileURL(script).href)) as LogVerifier;
