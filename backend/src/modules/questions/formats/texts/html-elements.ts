/** Elements of HTML by what they mean in a question's text. */
const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What makes plain text of an unknown format HTML, where it is closed. */
export const formatting = names(
  'p b strong i em u s sub sup ul ol li table thead tbody tfoot tr td th caption colgroup col div span a img br hr wbr h1 h2 h3 h4 h5 h6 pre code blockquote font small big center tt del ins mark kbd samp var q cite abbr dl dt dd strike nobr acronym bdo bdi ruby rt rp picture',
);
/** What only divides a page: it goes, its content stays. */
export const structure = names(
  'html head body section article header footer nav main aside figure figcaption address details summary hgroup tex lang',
);
/** What does something in a page, which a question cannot. */
export const working = names(
  'form button label select option optgroup textarea input fieldset legend canvas template noscript dialog map area progress meter output data time slot marquee param source track applet frame frameset script style title meta link base',
);
export const media = names('audio video object embed iframe svg');
export const formula = names('math');
export const empty = names('br hr img wbr col input meta link base area embed param source track frame');
/** Elements that HTML lets end by themselves. */
export const endsItself = names('p li td th tr dt dd thead tbody tfoot colgroup option optgroup rt rp');
/** Their content is no text to be read. */
export const silent = names('script style title template');

export const isKnown = (name: string): boolean =>
  [formatting, structure, working, media, formula].some((list) => list.has(name));
