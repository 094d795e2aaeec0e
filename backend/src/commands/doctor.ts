import { randomBytes } from 'node:crypto';
import { loadAppConfig } from '#platform/config/app-config';
import type { HealthState } from '#platform/health/health.rules';
import { examine } from './doctor/examine.js';
import { findingsOf } from './doctor/findings.rules.js';

/** `npm run doctor`: what an operator should know before people do, in both languages, and one line of JSON (SCL-8). */
const signs: Record<HealthState, string> = { well: '✓', strained: '!', failing: '✗' };
const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
const findings = findingsOf(await examine(config));
for (const { state, ar, en } of findings) process.stderr.write(`${signs[state]} ${en}\n  ${ar}\n`);
const pass = findings.every(({ state }) => state !== 'failing');
const figures = Object.fromEntries(
  (['well', 'strained', 'failing'] as const).map((state) => [
    state,
    findings.filter((one) => one.state === state).length,
  ]),
);
console.log(JSON.stringify({ id: 'SCL-8', pass, figures, findings }));
process.exitCode = pass ? 0 : 1;
