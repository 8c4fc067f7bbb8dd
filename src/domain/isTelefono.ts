/**
 * Telephone numbers: the numbering plans of Ecuador, Colombia and North America, and for all others the calling codes that
 * the ITU has assigned (E.164 with its annex) and the length. It does not check whether the number is in use.
 */

/** Ecuador: mobile 9 and eight digits, else an area of 2 to 7. Colombia, since 2021: mobile 3, else 60. +1: no 0 or 1 first. */
const plans = /^\+(?:593(?:9\d|[2-7])\d{7}|57(?:3\d|60)\d{8}|1[2-9]\d\d[2-9]\d{6})$/;

const callingCodes =
  /^\+(?!57|593)(?:7|2(?:[07]|1[12368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|[57]\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|[09]\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|5[02356]|70|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))(?!0+$)\d+$/;

/** Returns true if the number fits one of the numbering plans, and so is beyond doubt. */
export function isPlanned(text: string): boolean {
  return plans.test(text);
}

/** @param text `+` and digits, without anything between them */
export function isTelefono(text: string): boolean {
  return plans.test(text) || (/^.{8,16}$/.test(text) && callingCodes.test(text));
}
