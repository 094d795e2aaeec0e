import type { ContractDocument } from '../contract/contract-document.js';
import { nastyUploads } from './nasty-uploads.js';
import { nastyBodies, nastyValues } from './nasty-values.js';
import { type Place, placesOf } from './places.js';
import { type Aimed, plainCall, type Target, withUpload } from './targets.js';

/** Puts every nasty value in every place of a call, one at a time. */
export class NastyCalls {
  private readonly tried = new Set<string>();

  /** A thorough one tries all values everywhere; otherwise those that fit, and what is shared by calls with one of them. */
  constructor(
    private readonly document: ContractDocument,
    private readonly isThorough: boolean,
  ) {}

  *of(target: Target): Generator<Aimed> {
    const plain = plainCall(target);
    for (const place of placesOf(this.document, target)) {
      const wasTried = this.tried.has(place.id);
      this.tried.add(place.id);
      for (const { name, json } of wasTried && !this.isThorough ? nastyValues.slice(0, 2) : this.valuesFor(place))
        yield { call: { ...place.put(plain, json), what: `${name} in ${place.name}` }, target };
    }
    if (target.file)
      for (const { what, ...upload } of nastyUploads(target.file, this.isThorough))
        yield { call: { ...withUpload(plain, upload), what }, target };
    if (!target.bodySchema) return;
    for (const { name, json } of nastyBodies) yield { call: { ...plain, what: `${name} as body`, body: json }, target };
  }

  private valuesFor({ kinds, edges }: Place): { name: string; json: string }[] {
    const fitting = nastyValues.filter(({ kind }) => this.isThorough || kinds.includes(kind));
    return [...fitting, ...edges.map((json) => ({ name: 'a value at the limit', json }))];
  }
}
