/** The skill that a tag of a course's bank shows, and the lesson that its questions rest on (QB-1, EVD-2). */
export const topicsOfBanks: Record<string, Record<string, readonly [skillId: string, lesson: string]>> = {
  'html-css-foundations': {
    html: ['html', '01-html-structure'],
    css: ['css', '04-css-basics'],
    accessibility: ['web-accessibility', '02-semantic-text'],
  },
  'javascript-first-steps': {
    variables: ['javascript', '01-values-and-variables'],
    types: ['javascript', '01-values-and-variables'],
    operators: ['javascript', '01-values-and-variables'],
    conditions: ['programming-fundamentals', '02-conditions-and-loops'],
    loops: ['programming-fundamentals', '02-conditions-and-loops'],
    functions: ['javascript', '03-functions'],
    arrays: ['data-structures', '04-arrays-and-objects'],
  },
  'responsive-layouts-flexbox-grid': {
    flexbox: ['css-layout', '02-flexbox-rows-and-columns'],
    grid: ['css-layout', '04-grid-for-page-structure'],
    'media-queries': ['responsive-design', '05-media-queries'],
    responsive: ['responsive-design', '01-thinking-mobile-first'],
    rtl: ['rtl-layout', '02-flexbox-rows-and-columns'],
    units: ['css', '01-thinking-mobile-first'],
  },
  'javascript-dom-and-events': {
    dom: ['dom', '01-the-page-as-a-tree'],
    events: ['event-handling', '03-listening-to-events'],
    security: ['web-security', '02-changing-content-safely'],
    storage: ['web-storage', '06-saving-in-the-browser'],
    timers: ['javascript', '05-state-and-rendering'],
  },
};
