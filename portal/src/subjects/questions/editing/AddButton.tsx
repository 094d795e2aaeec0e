import { PlusIcon } from '@masar/ui';
import Button from '@mui/material/Button';

/** The most parts that a question takes. */
const MAXIMUM = 50;

export function AddButton({ label, parts, onAdd }: { label: string; parts: number; onAdd: () => void }) {
  return (
    <div>
      <Button variant="text" color="inherit" disabled={parts >= MAXIMUM} onClick={onAdd}>
        <PlusIcon size={18} />
        {label}
      </Button>
    </div>
  );
}
