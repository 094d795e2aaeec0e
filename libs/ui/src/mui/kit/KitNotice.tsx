import Alert from '@mui/material/Alert';
import type { NoticeProps } from '../../controls/Notice.tsx';

export const KitNotice = ({ kind = 'info', children }: NoticeProps) =>
  kind === 'danger' ? (
    <Alert severity="error" role="alert">
      {children}
    </Alert>
  ) : (
    <Alert severity={kind}>{children}</Alert>
  );
