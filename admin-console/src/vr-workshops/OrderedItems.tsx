import { Button, PlusIcon } from '@masar/ui';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin';
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
    <section className={styles.items}>
      <h2>{label}</h2>
      <ArrayInput source={source} label={false} helperText={false}>
        <SimpleFormIterator
          className={styles.list}
          fullWidth
          disableClear
          disableAdd={(items?.length ?? 0) >= max}
          addButton={
            <Button variant="secondary" type="button">
              <PlusIcon size={20} />
              {add}
            </Button>
          }
          getItemLabel={false}
        >
          <ItemHeading label={itemLabel} />
          <div className={styles.fields}>{children}</div>
        </SimpleFormIterator>
      </ArrayInput>
    </section>
  );
}

function ItemHeading({ label }: { label: (number: number) => string }) {
  const { index } = useSimpleFormIteratorItem();
  return <h3 className={styles.heading}>{label(index + 1)}</h3>;
}
