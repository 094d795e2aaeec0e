/** Something that a list is narrowed by, with what is chosen of it. */
export interface FilterGroup {
  name: string;
  label: string;
  /** The first one takes the choice back. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Those of which something is chosen. */
export const chosenOf = (groups: readonly FilterGroup[]): readonly FilterGroup[] =>
  groups.filter(({ options, value }) => value !== options[0]?.value);
