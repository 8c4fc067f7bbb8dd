// Turns the path of a request into a file inside one folder, and refuses everything that would leave it.
import { join, resolve, sep } from 'node:path';

/** The absolute file, or undefined when the path is malformed, hidden (a segment that starts with a dot) or outside. */
export function insideFolder(folder: string, path: string): string | undefined {
  const decoded = decode(path);
  if (decoded === undefined || /[\0\\]/.test(decoded)) return undefined;
  if (decoded.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  const file = resolve(join(folder, decoded));
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
