import { ChevronDownIcon } from '@masar/ui';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** What few need, folded away under its name within a card or form; fields in it are sent all the same. */
export function Fold({ title, children }: FoldProps) {
  return (
    <Accordion slots={{ heading: 'div' }}>
      <AccordionSummary expandIcon={<ChevronDownIcon size={20} />}>{title}</AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
