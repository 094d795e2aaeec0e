import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesOf, licencesPage, refusedLicences } from './check/licences.ts';
import type { Lockfile } from './check/optional-packages.ts';
import { root } from './workspace.ts';

/** `npm run licences` writes docs/licences.md; with `check` it only tells whether the page is as it would be written. */
const page = join(root, 'docs/licences.md');
const licences = licencesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile);
const refused = refusedLicences(licences);
for (const line of refused) console.error(`A licence that tools/check/licence-rules.ts does not allow: ${line}`);
if (process.argv[2] !== 'check') writeFileSync(page, licencesPage(licences));
const isCurrent = existsSync(page) && readFileSync(page, 'utf8') === licencesPage(licences);
if (!isCurrent) console.error('docs/licences.md is not what package-lock.json says; run npm run licences');
process.exitCode = isCurrent && refused.length === 0 ? 0 : 1;
