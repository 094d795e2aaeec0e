import Tooltip from '@mui/material/Tooltip';

/** What places a name beside its button is a tenth of the kit; a file of its own. */
export default Tooltip;
