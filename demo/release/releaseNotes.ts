/**
 * What CHANGELOG.md says of a version: the section whose heading ends with it, without that heading.
 * @throws {Error} if it says nothing: a release without notes is not to be given to anybody
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim().endsWith(version));
  const notes = section?.split('\n').slice(1).join('\n').trim();
  if (!notes) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  return notes;
}
