const mostLetters = 150;
/** With its ending it stays below the 255 bytes that file systems take. */
const mostBytes = 240;

/** What no eye sees: control, format and direction signs, fillers, private and unassigned letters, ends of lines. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;
/** Blanks of any width; so many of them would push an ending out of sight. */
const blanks = /\p{Zs}+/gu;
/** Drawn like the signs that part folders and endings. */
const likeSlashes = /[\u2044\u2215\u29F5\u29F8\uFE68\uFF0F\uFF3C]/gu;
const likeDots = /[\u2024\uFE52\uFF0E]/gu;
/** Marks upon marks, which would be drawn over the lines around. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/** Inside of a name the endings of programs and of pages mislead people and careless servers. */
const insideEnding =
  /\.(?=(?:apk|app|bat|cgi|cmd|com|cpl|dll|dmg|exe|hta|html?|jar|js|jse|lnk|mjs|msc|msi|php\d?|phtml|pif|pl|ps1|py|reg|scr|sh|svgz?|vb|vbe|vbs|wsf|xhtml|xml)(?:[. _-]|$))/giu;
/** Devices of Windows, whatever ending they have. */
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)(?=\.|$)/iu;

/**
 * The name under which an upload is kept, shown and offered: without folders, signs that nobody sees or that turn the
 * direction, at most 150 letters, its last ending kept. One of nothing else is 'file' (SEC-7).
 */
export function safeFileName(name: string): string {
  const plain = (name.toWellFormed().replace(likeSlashes, '/').split(/[\\/]/).at(-1) ?? '')
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(blanks, ' ')
    .replace(likeDots, '.')
    .replace(/["<>|:*?]/g, '')
    .replace(piledMarks, '$1')
    .replace(/(?<![. ])[. ]+$/, '');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  const base = plain
    .slice(0, plain.length - ending.length)
    .replace(/^[. ]+/, '')
    .replace(/\.{2,}/g, '.')
    .replace(insideEnding, '_');
  return `${
    shortened(base)
      .replace(/(?<![. ])[. ]+$/, '')
      .replace(device, '_$&') || 'file'
  }${ending}`;
}

/** Whole letters only: half of one would be none. */
function shortened(text: string): string {
  const letters = [...text].slice(0, mostLetters);
  while (Buffer.byteLength(letters.join('')) > mostBytes) letters.pop();
  return letters.join('');
}
