import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import type { TabRowProps } from './tab-row';
import { TabRow } from './TabRow';

interface TabsProps<T extends string> extends Omit<TabRowProps<T>, 'id'> {
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** A row of tabs with the panel of the chosen one. */
export function Tabs<T extends string>({ children, ...row }: TabsProps<T>) {
  const id = useId();
  return (
    <div>
      <TabRow id={id} {...row} />
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${row.value}`} sx={{ paddingBlockStart: 3 }}>
        {children}
      </Box>
    </div>
  );
}
