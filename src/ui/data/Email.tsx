/** An e-mail address; a long one breaks after its @ rather than within a word. */
export function Email({ children }: { readonly children: string }) {
  const domain = children.lastIndexOf('@') + 1;
  return (
    <bdi>
      {children.slice(0, domain)}
      <wbr />
      {children.slice(domain)}
    </bdi>
  );
}
