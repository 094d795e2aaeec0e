/** A file as it stands in a multipart body. */
export interface FilePart {
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
}

/** A body of an upload with the content type that announces it. */
export interface UploadBody {
  contentType: string;
  body: Buffer;
}

export const boundary = 'the-fuzzers-own-boundary';

/** As browsers write it, with the lines of the part's head as they are given: also what no browser writes. */
export function multipartOf(parts: readonly { head: readonly string[]; bytes: Buffer }[]): UploadBody {
  const pieces = parts.flatMap(({ head, bytes }) => [
    Buffer.from(`--${boundary}\r\n${head.map((line) => `${line}\r\n`).join('')}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export const headOf = ({ field, name, type }: Omit<FilePart, 'bytes'>): string[] => [
  `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
  `Content-Type: ${type}`,
];

/** The upload of one file. */
export const uploadOf = (part: FilePart): UploadBody => multipartOf([{ head: headOf(part), bytes: part.bytes }]);
