import { ChevronDownIcon } from '@masar/ui';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';

interface FoldProps {
  title: string;
  /** Its name for screen readers, where several of that title stand on a page. */
  label?: string;
  children: ReactNode;
}

/** What few need, folded away under its name within a card or form; fields in it are sent all the same. */
export function Fold({ title, label, children }: FoldProps) {
  return (
    <Accordion slots={{ heading: 'div' }}>
      <AccordionSummary aria-label={label} expandIcon={<ChevronDownIcon size={20} />}>
        {title}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
