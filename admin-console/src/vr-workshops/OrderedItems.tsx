import type { ReactNode } from 'react';
import AddIcon from '@mui/icons-material/AddOutlined';
import { ArrayInput, Button, SimpleFormIterator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import styles from './OrderedItems.module.css';

interface OrderedItemsProps {
  source: string;
  label: string;
  /** Names the button for one more. */
  add: string;
  itemLabel: (number: number) => string;
  max: number;
  /** The fields of one. */
  children: ReactNode;
}

/** Parts of a record that are written here, moved up and down and taken away. */
export function OrderedItems({ source, label, add, itemLabel, max, children }: OrderedItemsProps) {
  const items = useWatch({ name: source }) as unknown[] | undefined;
  return (
    <section className={styles.items} aria-label={label}>
      <ArrayInput source={source} label={label} helperText={false}>
        <SimpleFormIterator
          fullWidth
          disableClear
          disableAdd={(items?.length ?? 0) >= max}
          addButton={
            <Button label={add}>
              <AddIcon />
            </Button>
          }
          getItemLabel={(index) => itemLabel(index + 1)}
        >
          <div className={styles.fields}>{children}</div>
        </SimpleFormIterator>
      </ArrayInput>
    </section>
  );
}
