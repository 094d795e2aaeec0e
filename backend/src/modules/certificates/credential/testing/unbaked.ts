import { crc32 } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** What programs find in a baked PNG, by the words of Open Badges 3.0; every chunk has to be whole. */
export function credentialOfPng(bytes: Buffer): object {
  const found: string[] = [];
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  for (let place = 8; place < bytes.length;) {
    const end = place + 8 + bytes.readUInt32BE(place);
    const [type, data] = [bytes.toString('latin1', place + 4, place + 8), bytes.subarray(place + 8, end)];
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(place + 4, end)));
    const head = Buffer.from('openbadgecredential\0\0\0\0\0');
    if (type === 'iTXt' && data.subarray(0, head.length).equals(head))
      found.push(data.subarray(head.length).toString());
    place = end + 4;
  }
  expect(found).toHaveLength(1);
  return JSON.parse(found[0]!) as object;
}

/** The same for an SVG, which has to be well-formed and carries the credential as the first child of its root. */
export function credentialOfSvg(text: string): object {
  expect(XMLValidator.validate(text)).toBe(true);
  const tree = new XMLParser({ ignoreAttributes: false, preserveOrder: true, cdataPropName: 'cdata' }).parse(text) as [
    { svg: [{ 'openbadges:credential': [{ cdata: [{ '#text': string }] }] }]; ':@': Record<string, string> },
  ];
  expect(tree[0][':@']['@_xmlns:openbadges']).toBe('https://purl.imsglobal.org/ob/v3p0');
  return JSON.parse(tree[0].svg[0]['openbadges:credential'][0].cdata[0]['#text']) as object;
}
