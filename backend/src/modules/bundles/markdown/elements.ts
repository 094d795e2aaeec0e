/** Elements that Markdown has no sign for: they stay as they are, without attributes, and our reader shows them. */
export const keptElements = new Set(['sup', 'sub', 'kbd', 'u', 'mark', 'ins', 'small', 'b', 'i', 's']);

/** Elements that go with their content: it is not text, or a browser would run it. */
export const removedElements = new Set(
  'script style iframe object svg noscript template textarea head title video audio canvas math embed select input'
    .split(' ')
    .concat(['meta', 'link', 'base', 'source', 'track', 'area', 'col']),
);

/** Elements whose content says everything; nobody misses the tags. */
export const transparentElements = new Set(
  'p div section article figure figcaption span main header footer body html thead tbody tfoot bdi bdo colgroup wbr'
    .split(' ')
    .concat(['details', 'hgroup', 'picture', 'time', 'data', 'dl', 'abbr', 'cite', 'var', 'dfn']),
);

/** Further elements of HTML: their tags go, their content stays. */
const otherElements = new Set(
  'font center big tt strike nav aside label button form option optgroup fieldset legend address ruby rt rp map dialog'
    .split(' ')
    .concat(['output', 'progress', 'meter', 'search', 'slot', 'samp', 'q', 'acronym', 'marquee', 'nobr']),
);

export const isOtherElement = (name: string): boolean => otherElements.has(name);

/** Elements that HTML lets end by themselves. */
export const selfEnding = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'thead', 'tbody', 'tfoot', 'body', 'html']);
