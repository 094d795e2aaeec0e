const UTF_16 = [0xff, 0xfe];

/** The text of a file; spreadsheets write theirs in UTF-8 or, as "Unicode text", in UTF-16. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = UTF_16.every((value, index) => bytes[index] === value);
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
