/** Which addresses of pictures and documents an institution may give: never `javascript:` or `data:`. */

/** A path of the API's own origin; `//` and `/\` would lead to another one. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;

/** Returns whether a text is an `http:` or `https:` address, or a path of the API's own origin. */
export function isWebAddress(text: string): boolean {
  if (ownPath.test(text)) return true;
  return /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);
}

/** Returns the absolute address of a picture or document that the API names; undefined if it is refused. @param origin of the API */
export function resolveAddress(text: string | undefined, origin: string): string | undefined {
  return text !== undefined && isWebAddress(text) ? new URL(text, origin).href : undefined;
}
