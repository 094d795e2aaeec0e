import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabRowProps } from './tab-row';

interface MuiTabRowProps<T extends string> extends TabRowProps<T> {
  /** Of each tab, where a row has looks of its own. */
  tabClass?: string | undefined;
}

/** A row of tabs in MUI: arrows in the reading direction, Home and End move, the moved-to tab opens at once. */
export function TabRow<T extends string>({ id, label, tabs, value, onChange, tabClass }: MuiTabRowProps<T>) {
  return (
    <Tabs
      aria-label={label}
      value={value}
      onChange={(_event, chosen: T) => onChange(chosen)}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          className={tabClass}
          value={tab.value}
          label={tab.label}
          id={`${id}-${tab.value}`}
          aria-controls={`${id}-panel`}
        />
      ))}
    </Tabs>
  );
}
