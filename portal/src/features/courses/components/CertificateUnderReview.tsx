import MuiLayer from '#shared/mui/MuiLayer';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ownCertificates } from '#subjects/certificates/own-certificates.queries';
import { OwnReview } from '#subjects/certificates/OwnReview';

/** How far the review of the reader's certificate in a completed course is (CRT-11). */
export default function CertificateUnderReview({ courseId }: { courseId: string }) {
  const certificates = useSignedInQuery(ownCertificates.mine());
  const waiting = certificates.data?.find((one) => one.courseId === courseId && one.review);
  if (!waiting?.review) return null;
  return (
    <MuiLayer>
      <OwnReview certificateId={waiting.id} review={waiting.review} />
    </MuiLayer>
  );
}
