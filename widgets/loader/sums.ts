// The hashes of the bundle's files, as far as the loader has come to know them: each file that asks for others brings theirs. The
// browser refuses a file whose hash is another one (Subresource Integrity).

/** SHA-256 by path, in base64 without its last sign, which is always the same. */
export const sums = new Map<string, string>();

/** Notes the hash that stands behind the path of a file, and gives the path. */
export function pathOf(file: string): string {
  const [path = '', sum] = file.split(' ');
  if (sum) sums.set(path, sum);
  return path;
}
