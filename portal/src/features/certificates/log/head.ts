import type { Answer } from '@masar/contracts';
import { fromText } from './tree-hashes';

type ToldHead = Answer<'/api/certificates/log/head', 'get'>;

/** A head of the log, as it was signed. */
export interface Head {
  size: number;
  root: string;
  /** When the last of its entries was written. */
  at: string;
  /** The key that signed it. */
  keyId: string;
}

/** What a signed head claims, where it is what the answer says beside it; whose signature it is, the verifier checks. */
export function openHead({ size, root, signedHead }: ToldHead): Head | undefined {
  try {
    const [header = '', claims = ''] = (signedHead ?? '').split('.');
    const said = partOf<{ size: number; root: string; at: string }>(claims);
    const { kid } = partOf<{ kid: string }>(header);
    return said.size === size && said.root === root ? { ...said, keyId: kid } : undefined;
  } catch {
    return undefined;
  }
}

const partOf = <Part>(text: string): Part => JSON.parse(new TextDecoder().decode(fromText(text))) as Part;
