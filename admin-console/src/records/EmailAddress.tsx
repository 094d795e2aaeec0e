/** An address, left to right in both languages; one that finds no room breaks before its host. */
export function EmailAddress({ children: address }: { children: string }) {
  const host = address.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </bdi>
  );
}
