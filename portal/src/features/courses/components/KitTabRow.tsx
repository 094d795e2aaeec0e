import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import MuiLayer from '#shared/mui/MuiLayer';
import styles from './PageTabs.module.css';
import type { TabRowProps } from './tab-row';

/** The row in MUI, above a page that has none around it. */
export default function KitTabRow({ id, label, tabs, value, onChange }: TabRowProps) {
  return (
    <MuiLayer>
      <Tabs
        aria-label={label}
        value={value}
        onChange={(_event, chosen: string) => onChange(chosen)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            className={styles.tab}
            value={tab.value}
            label={tab.label}
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
    </MuiLayer>
  );
}
