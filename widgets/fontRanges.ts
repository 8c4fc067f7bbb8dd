/** Characters of each part of the typeface in hexadecimal, as `unicode-range` has them but for the `U+` in front of each. */
export const fontRanges = {
  latin: '0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,304,308,329,2000-206F,20AC,2122,2191,2193,2212,2215,FEFF,FFFD',
  'latin-ext':
    '100-2BA,2BD-2C5,2C7-2CC,2CE-2D7,2DD-2FF,1D00-1DBF,1E00-1E9F,1EF2-1EFF,20A0-20AB,20AD-20C0,2C60-2C7F,A720-A7FF',
  vietnamese:
    '102-103,110-111,128-129,168-169,1A0-1A1,1AF-1B0,300-301,303-304,308-309,323,329,1EA0-1EF9,20AB',
} as const;
