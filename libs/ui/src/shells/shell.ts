import styles from './shell.module.css';

type Name =
  | `stack${4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 40 | 48}`
  | `row${'' | 6 | 8 | 10 | 12}`
  | `line${'' | 8 | 12}`
  | `inline${4 | 6 | 8}`
  | 'pair12'
  | 'card'
  | 'linkedCard'
  | 'pictureCard'
  | 'onCover'
  | 'wholeCard'
  | 'wholeRow'
  | 'thumbLink'
  | 'plainList'
  | 'note';

/**
 * What many places look alike in: a stack (one below the other), a row (beside each other, wrapping), a line (a row whose
 * parts stand in its middle), each with its gap in pixels, cards, and links that are a whole card or row.
 */
export const shell = styles as Record<Name, string>;
