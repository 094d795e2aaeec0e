// Checks a Masar site's log of certificates without trusting the site. Needs Node 20 or newer and nothing else.
//
//   node verify-log.mjs https://example.org head.json         the whole log; keeps its head in head.json
//   node verify-log.mjs https://example.org head.json CODE    also what the log tells of one certificate
//
// The head that was kept by the last run is the witness: whatever stood in the log then has to stand there today.
import { Buffer } from 'node:buffer';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const bytesOf = (text) => Buffer.from(text, 'base64url');
const textOf = (bytes) => bytes.toString('base64url');

/** Leaf of an entry: RFC 9162, 2.1.1. */
const leafOf = ({ kind, at, digest }) => sha256(Buffer.of(0), `masar-certificate-log-1\n${kind}\n${at}\n${digest}`);
const joined = (left, right) => sha256(Buffer.of(1), left, right);

/** Root over leaves, by the definition: split at the largest power of two below their number. */
function rootOf(leaves) {
  if (leaves.length <= 1) return leaves[0] ?? sha256();
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return joined(rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}

/** Root that an inclusion proof (hashes of 32 bytes, one after the other) leads to: RFC 9162, 2.1.3.2. */
function rootByPath(leaf, position, size, path) {
  let [index, last, hash] = [position, size - 1, leaf];
  const hashes = bytesOf(path);
  for (let from = 0; from < hashes.length; from += 32) {
    const step = hashes.subarray(from, from + 32);
    if (last === 0) return undefined;
    if (index % 2 === 1 || index === last) {
      hash = joined(step, hash);
      while (index % 2 === 0 && index !== 0) [index, last] = [index >> 1, last >> 1];
    } else hash = joined(hash, step);
    [index, last] = [index >> 1, last >> 1];
  }
  return last === 0 ? hash : undefined;
}

/** What a head claims, where one of the keys signed it. */
export function openHead(signedHead, keys) {
  const [header, payload, signature] = String(signedHead).split('.');
  const { kid, alg } = JSON.parse(bytesOf(header ?? ''));
  const jwk = keys.find((key) => key.kid === kid);
  if (!jwk || alg !== 'EdDSA') throw new Error('signed with an unknown key');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  if (!verify(null, Buffer.from(`${header}.${payload}`), key, bytesOf(signature))) throw new Error('not signed so');
  return JSON.parse(bytesOf(payload));
}

/** What is wrong with a log; nothing when it is as it should be. `kept` is a signed head of an earlier day. */
export function faultsOfLog({ entries, signedHead, keys, kept }) {
  const faults = [];
  const leaves = entries.map(leafOf);
  const check = (name, signed) => {
    try {
      const head = openHead(signed, keys);
      if (head.size > entries.length) faults.push(`${name}: ${head.size - entries.length} entries are missing`);
      else if (textOf(rootOf(leaves.slice(0, head.size))) !== head.root) faults.push(`${name}: the log says otherwise`);
      return head;
    } catch (error) {
      faults.push(`${name}: ${error.message}`);
    }
  };
  const head = signedHead === null && entries.length === 0 ? { size: 0 } : check('head', signedHead);
  if (head && head.size !== entries.length) faults.push('head: it is not that of all entries');
  const witness = kept && check('kept head', kept);
  entries.forEach(({ position, at }, index) => {
    if (position !== index) faults.push(`entry ${index}: it says that it is the ${position}th`);
    if (!(Date.parse(at) <= Date.now() + 300_000)) faults.push(`entry ${index}: it is of the future`);
    if (index > 0 && at < entries[index - 1].at) faults.push(`entry ${index}: older than the one before`);
    if (witness && index >= witness.size && at < witness.at)
      faults.push(`entry ${index}: dated back behind the kept head`);
  });
  return faults;
}

/** What is wrong with what a site tells of one certificate, beside a log that is as it should be. */
export function faultsOfCertificate({ facts, entries: own, head }, { entries, signedHead }) {
  const faults = own.length === 0 ? ['the log does not know it'] : [];
  const digest = textOf(sha256(facts));
  for (const { position, kind, at, digest: told, path } of own) {
    const logged = entries[position];
    if (told !== digest || logged?.digest !== digest) faults.push(`entry ${position}: it tells of another text`);
    if (logged?.kind !== kind || logged?.at !== at) faults.push(`entry ${position}: the log says otherwise`);
    const root = rootByPath(leafOf({ kind, at, digest }), position, head.size, path);
    if (!root || textOf(root) !== head.root) faults.push(`entry ${position}: its proof does not lead to the root`);
  }
  if (head.signedHead !== signedHead) faults.push('its head is not that of the log');
  const { issuedAt } = JSON.parse(facts);
  const [first] = own;
  if (first?.kind === 'issued' && Math.abs(Date.parse(issuedAt) - Date.parse(first.at)) > 300_000)
    faults.push('it says another day of issue than the log');
  if (entries.filter((entry) => entry.digest === digest).length !== own.length) faults.push('the log tells more of it');
  return faults;
}

async function readLog(site) {
  const read = async (path) => {
    const answer = await globalThis.fetch(new URL(path, site));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return [await answer.json(), /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]];
  };
  const [{ signedHead, size }] = await read('/api/certificates/log/head');
  const entries = [];
  for (let next = '/api/certificates/log/entries?limit=100'; next && entries.length < size;) {
    const [rows, following] = await read(next);
    entries.push(...rows);
    next = following;
  }
  const [{ keys }] = await read('/api/certificates/keys');
  return { read, log: { entries: entries.slice(0, size), signedHead, keys } };
}

async function main([site, keptFile, code]) {
  const { read, log } = await readLog(site);
  const kept = existsSync(keptFile) ? readFileSync(keptFile, 'utf8').trim() : undefined;
  const faults = faultsOfLog({ ...log, kept });
  if (code) {
    const [proof] = await read(`/api/certificates/verify/${encodeURIComponent(code)}/proof`);
    faults.push(...faultsOfCertificate(proof, log));
    console.log(
      proof.facts,
      proof.entries.map(({ kind, at }) => `${kind} ${at}`),
    );
  }
  console.log(faults.length === 0 ? `${log.entries.length} entries, all as they should be` : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
  else if (log.signedHead) writeFileSync(keptFile, log.signedHead);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
