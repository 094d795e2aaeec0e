const steering = /[\u202A-\u202E\u2066-\u2069]/;
const isEnd = (code: number) => code === 0x0a || code === 0x2029;
const isOverride = (code: number) => code === 0x202d || code === 0x202e;
const isIsolate = (code: number) => code >= 0x2066 && code <= 0x2068;
const endOfIsolate = 0x2069;
const endOfEmbedding = 0x202c;
const isOpening = (code: number) => isIsolate(code) || (code >= 0x202a && code <= 0x202e && code !== endOfEmbedding);

/**
 * A text whose signs of direction turn nothing but what they enclose: overrides, with which letters are read backwards, are
 * taken out, and of isolates and embeddings those that a paragraph doesn't pair (SEC-6). Read sign by sign: an expression
 * takes a hundred times as long over a text of nothing but these.
 */
export function withPairedDirections(text: string): string {
  if (!steering.test(text)) return text;
  const isGone = new Uint8Array(text.length);
  let open: number[] = [];
  let isolates = 0;
  const signAt = (place: number | undefined) => (place === undefined ? 0 : text.charCodeAt(place));
  const close = () => {
    const last = open.pop();
    if (isIsolate(signAt(last))) isolates -= 1;
    return last;
  };
  const leaveOpen = () => {
    for (const place of open) isGone[place] = 1;
    open = [];
    isolates = 0;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isEnd(sign)) leaveOpen();
    else if (isOpening(sign)) {
      open.push(at);
      if (isIsolate(sign)) isolates += 1;
    } else if (sign === endOfIsolate) {
      if (isolates === 0) isGone[at] = 1;
      else for (let last = close()!; !isIsolate(signAt(last)); last = close()!) isGone[last] = 1;
    } else if (sign === endOfEmbedding) {
      const last = open.at(-1);
      if (last === undefined || isIsolate(signAt(last))) isGone[at] = 1;
      else if (isOverride(signAt(close()))) isGone[last] = isGone[at] = 1;
    }
  }
  leaveOpen();
  return withoutPlaces(text, isGone);
}

function withoutPlaces(text: string, isGone: Uint8Array): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = isGone.indexOf(1); at >= 0; at = isGone.indexOf(1, from)) {
    if (at > from) kept.push(text.slice(from, at));
    from = at + 1;
  }
  kept.push(text.slice(from));
  return kept.join('');
}
