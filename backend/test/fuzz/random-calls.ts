import fc from 'fast-check';
import type { ContractDocument } from '../contract/contract-document.js';
import type { UnsignedCall } from './call.js';
import { nastyValues } from './nasty-values.js';
import { type Place, placesOf } from './places.js';
import { randomUpload, uploadFaults } from './random-uploads.js';
import { type Aimed, plainCall, type Target, withUpload } from './targets.js';

const asJson = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyValues.map(({ json }) => json)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map(String) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => JSON.stringify(date)) },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.uuid(), fc.webUrl(), fc.emailAddress(), fc.ipV6()).map((text) => JSON.stringify(text)),
  },
);

const change = fc.record({ place: fc.nat(), json: fc.option(asJson, { freq: 6, nil: undefined }), edge: fc.nat() });

const draft = fc.record({
  target: fc.nat(),
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  upload: uploadFaults,
});

/** Calls with up to three random values at random places; the same seed makes the same ones. */
export function randomCalls(
  document: ContractDocument,
  targets: readonly Target[],
  seed: number,
  count: number,
): Aimed[] {
  const placesByTarget = new Map<Target, Place[]>();
  return fc.sample(draft, { seed, numRuns: count }).map(({ target: index, changes, upload }) => {
    const target = targets[index % targets.length]!;
    const places = placesByTarget.get(target) ?? placesOf(document, target);
    placesByTarget.set(target, places);
    let call: UnsignedCall = { ...plainCall(target), what: 'random values' };
    if (target.file) call = withUpload(call, randomUpload(target.file, upload));
    for (const { place: at, json, edge } of changes) {
      const place = places[at % places.length];
      const value = json ?? place?.edges[edge % place.edges.length];
      if (place && value !== undefined) call = place.put(call, value);
    }
    return { call, target };
  });
}
