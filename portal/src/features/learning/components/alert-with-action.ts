/** An alert whose button keeps its words on one line: beside the sentence, on a phone below it. */
export const alertWithAction = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0' },
  '& .MuiAlert-action': { flex: { xs: '1 0 100%', sm: 'none' } },
};
