import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

interface TabsProps<T extends string> {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs with their panel: arrows in the reading direction, Home and End move, the moved-to tab opens at once. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  return (
    <div>
      <MuiTabs
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
            value={tab.value}
            label={tab.label}
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </MuiTabs>
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} sx={{ paddingBlockStart: 3 }}>
        {children}
      </Box>
    </div>
  );
}
