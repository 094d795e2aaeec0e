import { Isolated, useMessages } from '@masar/ui';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quickSearchMessages } from './quick-search.messages';
import { useDestinations } from './useDestinations';

/** Words in, screens and records out; arrows choose and Enter goes there. */
export function QuickSearchDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(quickSearchMessages);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { found, isSearching } = useDestinations(typed);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="quick-search" onClose={onClose}>
      <DialogTitle id="quick-search">{text.title}</DialogTitle>
      <DialogContent>
        <Autocomplete
          open
          autoHighlight
          clearOnBlur={false}
          forcePopupIcon={false}
          options={found}
          loading={isSearching}
          loadingText={text.loading}
          noOptionsText={isSearching ? text.loading : text.none}
          // What the server found is found; it knows more ways to write a word.
          filterOptions={(options) => options}
          groupBy={({ group }) => group}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ to }) => to}
          renderOption={({ key, ...props }, { name }) => (
            <li key={key} {...props}>
              <Isolated>{name}</Isolated>
            </li>
          )}
          inputValue={typed}
          onInputChange={(_event, value, reason) => reason !== 'selectOption' && setTyped(value)}
          onChange={(_event, destination) => {
            if (!destination) return;
            void navigate(destination.to);
            onClose();
          }}
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          renderInput={(props) => <TextField {...props} autoFocus label={text.label} />}
        />
      </DialogContent>
    </Dialog>
  );
}
