import { latinDigits, typedCode } from '@masar/domain';
import { readCode } from '../model/verification-code';

/** Where something stands in the text, counted from 1 as editors do. */
interface Placed {
  line: number;
  text: string;
}

export interface CodeList {
  /** Each code once, in the order of the text. */
  codes: string[];
  /** Codes that were there already. */
  repeated: Placed[];
  /** Lines without a code. */
  unread: Placed[];
}

/** Sixteen in a row, or four groups of four with spaces or dashes between them. */
const shape = /^(?:[0-9A-Z]{16}|[0-9A-Z]{4}(?:[\s\p{Pd}]+[0-9A-Z]{4}){3})$/iu;
const cellEnds = /[,;،\t|]/;

/** Finds the codes in what somebody pasted or in a table as CSV, whatever else stands beside them (CRT-7). */
export function readCodeList(text: string): CodeList {
  const list: CodeList = { codes: [], repeated: [], unread: [] };
  const lines = text.split(/\r\n?|\n/);
  lines.forEach((content, index) => {
    const place = { line: index + 1, text: content.trim() };
    if (!place.text) return;
    const cells = content.split(cellEnds);
    const found = cells.flatMap(codesIn);
    // The names of the columns of a table are no mistake.
    if (found.length === 0 && !(index === 0 && cells.length > 1 && lines.length > 1)) list.unread.push(place);
    for (const code of found) {
      if (list.codes.includes(code)) list.repeated.push({ line: place.line, text: code });
      else list.codes.push(code);
    }
  });
  return list;
}

/** A cell is one code, the address of one, or words with codes among them. */
function codesIn(cell: string): string[] {
  const text = latinDigits(typedCode(cell.replaceAll('"', '')).trim());
  const address = /\/verify\/([^/?#\s]+)/.exec(text)?.[1];
  const candidates = address ? [address] : shape.test(text) ? [text] : text.split(/\s+/);
  return candidates.filter((each) => shape.test(each)).map(readCode);
}
